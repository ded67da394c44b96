// Passkeys: what the browser is asked for, and what it answers. The server sends and reads bytes in base 64 for addresses.

const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const trouble = document.getElementById("passkey-trouble");

/** Posts a form to a step of a ceremony; what was refused is thrown as the server says it. */
async function post(step, fields) {
  const answer = await fetch(`/user/passkey/${step}`, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.say);
  return body;
}

async function create(fields) {
  const options = await post("offer", fields);
  options.challenge = bytes(options.challenge);
  options.user.id = bytes(options.user.id);
  for (const known of options.excludeCredentials) known.id = bytes(known.id);
  const { response } = await navigator.credentials.create({ publicKey: options });
  return post("keep", {
    token: fields.token,
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.getAuthenticatorData()),
    key: text(response.getPublicKey()),
  });
}

async function logIn({ token }) {
  const options = await post("ask", { token });
  options.challenge = bytes(options.challenge);
  const { rawId, response } = await navigator.credentials.get({ publicKey: options });
  return post("enter", {
    token,
    credential: text(rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  });
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  // Browsers without passkeys show the other ways alone.
  form.hidden = !window.PublicKeyCredential;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    trouble.textContent = "";
    const fields = Object.fromEntries(new FormData(form));
    try {
      const { to } = await (form.dataset.passkey === "log-in" ? logIn(fields) : create(fields));
      location.assign(to);
    } catch (error) {
      // Whoever closes the question of the browser knows why nothing happens.
      if (error.name !== "NotAllowedError") trouble.textContent = error.message;
    }
  });
}
