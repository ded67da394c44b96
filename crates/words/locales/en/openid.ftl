## Signing in with a provider of the host.

openid-sign-in = Sign in with { $name }
openid-link = Link { $name }
openid-title = Sign-in by another service
openid-tip = The service tells this server an id of yours and what you are called there. Only the id is kept.
openid-first = { $name } knows you, and you are here for the first time. Choose a name that nobody else has here.
openid-away = The sign-in service does not answer. Try again later, or log in another way.
openid-refused = The sign-in service did not let you in. Please try again.
openid-old = This sign-in is used up, too old, or was begun in another browser. Begin again.
openid-taken = Somebody here is linked to this account already. Log in with it, or remove the link there first.
