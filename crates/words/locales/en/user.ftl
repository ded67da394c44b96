## Users: guests with a name of their own, who come back from any device.

user-title = You
user-why = You can play without any of this. As a user you have a name that nobody else has here, and you find your games again on every device.
user-log-in = Log in
user-log-in-passkey = Log in with a passkey
user-log-in-code = Log in with a recovery code
user-log-in-first = Log in first.
user-become = Become a user
user-become-tip = No password and no address are needed. The games where you sit now stay yours.
user-become-passkey = Become a user with a passkey
user-become-code = Without a passkey
user-become-code-go = Become a user with a recovery code
user-passkey-tip = Your device keeps the passkey, and opens it with your finger, your face or its code.
user-code-tip = You get a code to print or write down: with your name it lets you in on any device.
user-already = You are a user already.
user-name = Your name
user-name-taken = Somebody here has this name, or one that looks like it.
user-name-reserved = This name could be mistaken for something else here. Choose another one.
user-moderator = Moderator
user-bot-name = A program keeps its name: everybody shall see what it is.
user-unknown = There is no such user any more.
user-banned = You are barred from this server.

user-passkeys = Passkeys
user-passkeys-none = You have no passkey yet.
user-passkeys-full = You have as many passkeys as fit here. Remove one first.
user-passkey-add = Add a passkey
user-passkey-refused = This passkey was not accepted. Please try again.
user-passkey-unknown = This passkey is not known here. It may have been removed.
user-no-passkeys = Browsers make passkeys only for servers that are reached by name and over https.
user-last-way = This is your only way back in. Make a recovery code or add another passkey first.
user-remove = Remove
user-last-used = last used

user-code = Recovery code
user-code-there = You have one. A new one replaces it.
user-code-none = You have none. If you lose your devices, only a recovery code lets you back in.
user-code-new = Make a new code
user-code-once = Print this code or write it down: it is shown only once. With your name it lets you in on any device.
user-code-kept = I have kept it
user-code-wrong = Name and code do not belong together.

user-devices = Devices
user-device-here = this device
user-log-out = Log out
user-log-out-others = Log out on all other devices

user-data = Your data
user-export = Download everything that is kept of you
user-delete = Delete everything
user-delete-tip = Your name, what you wrote, your passkeys and your devices are deleted at once. Games that go on lose you; your moves stay, made by somebody without a name, so that the others keep their games. Enter your name to confirm.
user-delete-go = Delete for good
user-delete-name = That is not your name. Nothing was deleted.

privacy-title = Privacy and imprint
privacy-guest = Whoever plays gets one cookie, which says whose device it is. There is no other, and no tracking.
privacy-user = Of users this server keeps the name, the public parts of passkeys, the hash of the recovery code, kinds of devices with the day of the last visit, an e-mail address if one was given, and an id at a sign-in service if one was linked.
privacy-network = Network addresses are not written to the database: only a keyed hash goes with a new table, so that nobody fills the lobby alone.
privacy-others = Moves, results, and what is written at a table are seen by those who can see the table.
privacy-delete = Users download and delete everything on their own page. Moves stay without a name.
privacy-backup = Backups of the server may hold deleted data until they expire.
privacy-imprint = Who runs this server
privacy-no-imprint = The host has not said.

## Links by e-mail.

mail-title = E-mail address
mail-tip = For letters that you ask for, and to log in by a link. Nobody else sees it. An empty one takes it away.
mail-send = Send me a link
mail-sent = If that is right, a letter is on its way. Its link is good once, for 15 minutes.
mail-log-in = Log in by e-mail
mail-subject = Your link to Khipu
mail-text = Open this link to go on. It is good once, for 15 minutes. If you did not ask for it, do nothing.
mail-go-on = Go on
mail-link-old = This link is used up or too old. Ask for another one.
mail-wrong = No letter can be sent to this address.
