// The lobby: times in words, and lists that stay up to date while somebody looks at them.

import "./clock.js";

/** How often the lists are asked for again, in milliseconds. */
const PACE = 10_000;
const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60]];

/** Says how long ago something was, in the language of the page. */
function ages() {
  const say = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto", style: "short" });
  for (const time of document.querySelectorAll("time[data-ago]")) {
    const then = Number(time.dataset.ago);
    const seconds = Math.max(0, Date.now() / 1000 - then);
    const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ["second", 1];
    time.textContent = say.format(-Math.round(seconds / length), unit);
    time.dateTime = new Date(then * 1000).toISOString();
  }
}

async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const [old, fresh] = [document.getElementById("lists"), page.getElementById("lists")];
  // Whoever is about to click must not lose what they click on.
  if (!old || !fresh || old.contains(document.activeElement) || old.innerHTML === fresh.innerHTML) return;
  old.replaceWith(fresh);
  ages();
}

ages();
setInterval(refresh, PACE);
document.addEventListener("visibilitychange", refresh);
