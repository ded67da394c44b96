// What every page gets.

// Forms that only exist for browsers without scripts can hide, and what needs scripts can show.
document.documentElement.classList.add("js");

for (const button of document.querySelectorAll("[data-copy]"))
  button.addEventListener("click", async () => {
    await navigator.clipboard?.writeText(new URL(button.dataset.copy, location.href).href);
    button.classList.add("done");
  });

// An invitation is sent to others: they need the whole address.
const invitation = document.getElementById("invitation");
if (invitation) invitation.value = new URL(invitation.value, location.href).href;

// What somebody who sits down adds to the chance of the game is made here, so that no server can choose it.
for (const field of document.querySelectorAll("input[data-random]")) {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  field.form?.addEventListener("submit", () => remember(field.value));
}

// Weekends are those of whoever opens a table.
for (const field of document.querySelectorAll("input[data-zone]"))
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";

// What follows the device looks like light or dark already: a click on the theme always changes what is seen.
const theme = document.querySelector("button.theme");
if (theme) {
  const device = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  const look = (name) => (name === "auto" ? device : name);
  const now = look(document.documentElement.dataset.theme);
  if (look(theme.value) === now) theme.value = now === "dark" ? "light" : "dark";
}

/** Remembers the parts that this browser has sent, to find them in the seed when the game is over. */
function remember(part) {
  try {
    const sent = [...JSON.parse(localStorage.getItem("khipu-parts") ?? "[]"), part];
    localStorage.setItem("khipu-parts", JSON.stringify(sent.slice(-200)));
  } catch {
    // Browsers may forbid it; then people compare the parts themselves.
  }
}

if (document.querySelector("main#table")) import("./table.js");
if (document.querySelector("form[data-push]")) import("./push.js");
if (document.querySelector("form[data-passkey]")) import("./user.js");
if (document.querySelector("time[data-ago], #lists")) import("./lobby.js");
