/** Shows reminders that the server sends to this device, also when no page is open. One that comes again replaces the first. */
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? 'Kontor', {
      body: told.text ?? '',
      tag: told.id,
      icon: '/icons/icon-192.png',
      data: { url: told.url, stop: told.stop },
      actions: told.stop_button ? [{ action: 'stop', title: told.stop_button }] : [],
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { url, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === 'stop' ? fetch(stop, { method: 'POST' }) : show(url));
});

/** Come back to the page if it is open; open it otherwise. */
async function show(url) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find((each) => each.url === url);
  return page ? page.focus() : self.clients.openWindow(url);
}
