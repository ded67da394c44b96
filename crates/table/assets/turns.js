// How many games wait for you, on every page. The key N leads to the one that has waited longest.
// It is sent together with khipu.js.

if (document.querySelector("[data-turns]")) {
  /** How often it is asked, in milliseconds. */
  const PACE = 30_000;
  const here = location.pathname.match(/^\/t\/([^/]+)/)?.[1] ?? "";
  let next = null;

  async function look() {
    if (document.hidden) return;
    const answer = await fetch(`/games/turns?at=${here}`, { headers: { Accept: "application/json" } }).catch(() => null);
    if (!answer?.ok) return;
    const turns = await answer.json();
    next = turns.next;
    for (const mark of document.querySelectorAll("[data-turns]")) mark.dataset.turns = turns.count || "";
  }

  document.addEventListener("keydown", (event) => {
    if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (next && !event.target.closest?.("input, textarea, select, dialog")) location.assign(next);
  });
  look();
  setInterval(look, PACE);
  document.addEventListener("visibilitychange", look);
}
