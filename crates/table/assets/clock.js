// Clocks: counts down what people have left. The server says when a time ends, and by its own clock what time it was when
// the page was made; a device whose clock is wrong counts right all the same.

const made = Number(document.querySelector("[data-now]")?.dataset.now ?? 0);
const ahead = made ? made - Date.now() / 1000 : 0;
const lang = document.documentElement.lang;
const unit = (name) => new Intl.NumberFormat(lang, { style: "unit", unit: name, unitDisplay: "short" });
const [days, hours, minutes] = ["day", "hour", "minute"].map(unit);

/** A length of time: in seconds when it is short. */
export function words(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  const [d, h, m] = [Math.floor(left / 86_400), Math.floor((left % 86_400) / 3600), Math.floor((left % 3600) / 60)];
  if (d) return `${days.format(d)} ${hours.format(h)}`;
  if (h) return `${hours.format(h)} ${minutes.format(m)}`;
  return `${m}:${String(left % 60).padStart(2, "0")}`;
}

function show() {
  const now = Date.now() / 1000 + ahead;
  for (const time of document.querySelectorAll("time[data-ends]")) {
    const left = Number(time.dataset.ends) - now;
    const text = words(left);
    if (time.textContent !== text) time.textContent = text;
    const late = time.parentElement.querySelector(".late");
    if (late) late.hidden = left > 0;
    time.classList.toggle("short", left < 60);
  }
  for (const time of document.querySelectorAll("#clocks time:not([data-ends])")) {
    const text = words(Number(time.dataset.left));
    if (time.textContent !== text) time.textContent = text;
  }
}

show();
setInterval(show, 1000);
