// The page of calls: asks the browser for a place where it can be called, and sends that with the form.

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

for (const form of document.querySelectorAll("form[data-push]")) {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    form.hidden = true;
    continue;
  }
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const worker = await navigator.serviceWorker.register("/worker.js");
    await navigator.serviceWorker.ready;
    const place = await worker.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey: bytes(form.dataset.push) })
      .catch(() => null);
    if (!place) return;
    const { endpoint, keys } = place.toJSON();
    form.elements.endpoint.value = endpoint;
    form.elements.p256dh.value = keys.p256dh;
    form.elements.auth.value = keys.auth;
    form.submit();
  });
}
