// The coach: a line or two before each of your decisions, as long as you want one.

import { announce } from "./notice.js";
import { ask } from "./post.js";
import { setting, table } from "./state.js";

const box = document.getElementById("coach");
const wanted = document.getElementById("coach-wanted");

/** Asks what there is to say, and shows it; nothing while others decide. */
export async function speak() {
  const version = table.version;
  const { say = [] } = wanted.checked && table.mine ? ((await ask("coach")) ?? {}) : {};
  if (version !== table.version) return;
  const lines = say.map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  const list = box.querySelector("ul");
  const news = say.join("") !== list.textContent;
  list.replaceChildren(...lines);
  box.hidden = !wanted.checked;
  box.classList.toggle("silent", say.length === 0);
  if (news && say.length > 0) announce(say.join(" "));
}

/** Keeps what is wanted. */
function keep() {
  setting.set("coach", wanted.checked ? "yes" : "no");
  speak();
}

wanted.addEventListener("change", keep);
// It goes until the next decision; the other button and the switch in the drawer send it away for good.
document.getElementById("coach-close").addEventListener("click", () => box.classList.add("silent"));
document.getElementById("coach-off").addEventListener("click", () => {
  wanted.checked = false;
  keep();
});
speak();
