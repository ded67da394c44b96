// Shows calls while no page is open. A call that comes twice has the same tag, and is shown once.

self.addEventListener("push", (event) => {
  const call = event.data?.json() ?? {};
  const shown = self.registration.showNotification(call.title ?? "Khipu", {
    body: call.body,
    tag: call.tag,
    data: { url: call.url },
    icon: "/assets/icon-192.png",
  });
  event.waitUntil(Promise.all([shown, self.navigator.setAppBadge?.()]));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? "/", self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((known) => known.url.split("?")[0] === url);
    return page ? page.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(Promise.all([open(), self.navigator.clearAppBadge?.()]));
});
