import type { BodyOf } from '@oficio/contracts/endpoint'
import type { switchPushOnEndpoint } from '@oficio/contracts/notices/push'

/** Whether this browser can receive push notices. 'to-install': only after the site is installed on the home screen. */
export type PushAbility = 'able' | 'blocked' | 'to-install' | 'unable'

/** Returns the ability of the browser, without asking the user for permission. */
export function findAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // On Apple phones and tablets, only a site that is installed on the home screen can receive push notices.
  if (!isThere) return isApplePhone() && !isInstalled() ? 'to-install' : 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

/** Newer iPads identify themselves as a Mac, so touch points are checked. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Returns whether the browser is subscribed to push notices with our current key. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  if (Notification.permission !== 'granted') return false
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  return !!subscription && isFor(subscription, publicKey)
}

/**
 * Subscribes the browser and returns the subscription for the server; null if the user denies the permission. Call it
 * from a click, because browsers ask for the permission only then. Throws if the browser cannot subscribe.
 */
export async function subscribe(publicKey: string): Promise<BodyOf<typeof switchPushOnEndpoint> | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && !isFor(before, publicKey)) await before.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } }
}

/** Unsubscribes the browser. A failure does no harm, because the server has already deleted the device. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
