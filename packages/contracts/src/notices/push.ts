import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'

const tag = 'Avisos'

/**
 * Push services of existing browsers: Chrome and its derivatives, Firefox, Edge, Safari. The server sends to the
 * address that a browser names, so no other host is allowed.
 */
const pushHosts = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const

/** Returns whether the address belongs to a known push service. */
export function isPushAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port || username || password) return false
  return pushHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
}

/** A key with the number of bytes that the Web Push standard requires, in base64url. */
const key = (bytes: number) => z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`))

/** What a browser sends when it subscribes (`PushSubscription.toJSON()`). */
export const pushDevice = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
})

export const switchPushOnEndpoint = defineEndpoint({
  name: 'switchPushOn',
  summary:
    'Subscribes this browser to push messages for the notices of the account, until its session ends. A repeated call replaces the subscription.',
  tag,
  method: 'POST',
  path: '/notices/device',
  access: 'account',
  body: pushDevice,
  response: done,
  errors: ['push_unavailable', 'push_device_refused'],
})

export const switchPushOffEndpoint = defineEndpoint({
  name: 'switchPushOff',
  summary: 'Unsubscribes this browser from push messages. Idempotent.',
  tag,
  method: 'DELETE',
  path: '/notices/device',
  access: 'account',
  response: done,
})

/** What a page needs in order to offer push notices. A site without its own keys does not offer them. */
export interface PushOffer {
  /** The public key with which browsers subscribe. */
  publicKey: string
  /** Whether this session has push notices switched on, as far as the server knows. */
  isOn: boolean
}

/** Payload of a notice for the browser (public/sw.js). */
export interface PushMessage {
  title: string
  body: string
  /** Path of a page of the site. */
  path: string
  /** Equal for messages about the same notice, so that the browser shows a repeated message only once. */
  tag: string
}
