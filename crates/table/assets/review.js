// A review that is being made is asked for again, until it is done.

/** Milliseconds. */
const PACE = 3000;

if (document.querySelector("[data-waits]")) setTimeout(() => location.reload(), PACE);
