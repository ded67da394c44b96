// What every page gets.

// Forms that only exist for browsers without scripts can hide, and what needs scripts can show.
document.documentElement.classList.add("js");

for (const button of document.querySelectorAll("[data-copy]"))
  button.addEventListener("click", async () => {
    await navigator.clipboard?.writeText(new URL(button.dataset.copy, location.href).href);
    button.classList.add("done");
  });

if (document.getElementById("table")) import("./table.js");
