/** Push messages to this browser: whether it can, and how it subscribes with the key of the host. */

export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const WORKER = '/push.js';

/** Whether this browser can be pushed to at all; over plain HTTP none can. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Ask for leave and subscribe; null if the person says no. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  // It may belong to an older key of the host: start over.
  await before?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** The bytes of a text in the alphabet of URLs. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(raw, (sign) => sign.charCodeAt(0));
}
