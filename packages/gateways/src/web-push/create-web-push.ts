import type { Log, PushOutcome, PushService } from '@oficio/domain/kernel/ports'
import ipaddr from 'ipaddr.js'
import { type PostAnswer, postOutside } from './post-outside'
import { areBrowserKeys, vapidKeysOf } from './vapid-keys'

interface WebPushOptions {
  /** 32 bytes in a format that `vapidKeysOf` reads. */
  privateKey: string
  /** Contact for push services: an https or mailto address. */
  contact: string
  log: Log
  /** Maximum wait for a push service. Default: 10 s. */
  timeoutMs?: number
  /** Returns whether an IP address may be contacted. Default: only public addresses. */
  mayReach?: (address: string) => boolean
}

/** Returns whether an IP address is public: neither of this machine nor of its local network. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

/**
 * Creates the sender of push messages (Web Push, RFC 8030, signed as in RFC 8292). Encrypts messages for the browser.
 * Errors name the push service and its answer, never the address of a device.
 */
export function createWebPush({
  privateKey,
  contact,
  log,
  timeoutMs = 10_000,
  mayReach = isPublic,
}: WebPushOptions): PushService {
  const keys = vapidKeysOf(privateKey)
  return {
    publicKey: keys.publicKey,
    isReadable: areBrowserKeys,
    send: async ({ endpoint, ...device }, { text, topic, ttlSeconds, isUrgent }) => {
      // Loaded with the first message, so that a process that only enqueues messages does not load it.
      const { default: webPush } = await import('web-push')
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: device }, text, {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttlSeconds,
        topic,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      })
      const url = new URL(endpoint)
      try {
        const answer = await postOutside({ url, headers: asText(headers), body, timeoutMs, mayReach })
        return outcomeOf(answer, url.hostname)
      } catch (error) {
        if (error instanceof RefusedPush) throw error
        log.warn({ service: url.hostname, err: error }, 'a push service did not answer')
        return { retryAfterMs: null }
      }
    },
  }
}

/** Converts header values to text, because the library leaves some as numbers. */
const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** The push service refused the message, so a retry makes no sense. */
class RefusedPush extends Error {}

function outcomeOf({ status, retryAfter }: PostAnswer, service: string): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500)
    return { retryAfterMs: retryAfter === null ? null : msUntil(retryAfter) }
  throw new RefusedPush(`${service} answered ${status}`)
}

/** Returns the milliseconds of a Retry-After header in seconds or as a date; null for anything else. */
function msUntil(retryAfter: string): number | null {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
