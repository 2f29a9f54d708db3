import type { BodyOf } from '@oficio/contracts/endpoint'
import type { switchPushOnEndpoint } from '@oficio/contracts/notices/push'

/** What of notices this browser can be asked for. */
export type PushAbility = 'able' | 'blocked' | 'to-install' | 'unable'

/** Returns what the browser says, without asking its owner anything. */
export function findAbility(): PushAbility {
  const isThere = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  // There it can only be had by what was put on the home screen.
  if (!isThere) return isApplePhone() && !isInstalled() ? 'to-install' : 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

/** The newer tablets call themselves a Mac. */
const isApplePhone = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Returns whether the browser keeps what we tell it for this key of ours. */
export async function isSubscribed(publicKey: string): Promise<boolean> {
  if (Notification.permission !== 'granted') return false
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  return !!subscription && isFor(subscription, publicKey)
}

/**
 * Subscribes the browser, and returns what the server needs to know of it; null where its owner does not want that. To be
 * called by a tap: browsers ask for nothing else. Throws where the browser cannot.
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

/** Unsubscribes the browser. The server has deleted the device before, so a failure loses nothing. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const letters = btoa(String.fromCharCode(...bytes))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
