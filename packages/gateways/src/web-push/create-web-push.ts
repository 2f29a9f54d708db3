import type { Log, PushOutcome, PushService } from '@oficio/domain/kernel/ports'
import ipaddr from 'ipaddr.js'
import { type PostAnswer, postOutside } from './post-outside'
import { areBrowserKeys, vapidKeysOf } from './vapid-keys'

interface WebPushOptions {
  /** 32 bytes, as `vapidKeysOf` reads them. */
  privateKey: string
  /** Whom a push service may turn to: an https or mailto address. */
  contact: string
  log: Log
  /** Longest wait for a push service; 10 s when left out. */
  timeoutMs?: number
  /** Which addresses of the network may be spoken to; those of the public one when left out. */
  mayReach?: (address: string) => boolean
}

/** Whether an address belongs to the public network: neither to this machine nor to its neighbours. */
const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'

/**
 * Returns the sender of push messages (Web Push, RFC 8030, signed by RFC 8292). Messages are encrypted for the
 * browser. Errors name the service and its answer, never the address of a device.
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
      // Loaded with the first message: it has no place in a process that only enqueues them.
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

/** The library leaves numbers among them. */
const asText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** A push service takes nothing of what we send, which waiting does not mend. */
class RefusedPush extends Error {}

function outcomeOf({ status, retryAfter }: PostAnswer, service: string): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500)
    return { retryAfterMs: retryAfter === null ? null : msUntil(retryAfter) }
  throw new RefusedPush(`${service} answered ${status}`)
}

/** In seconds or as a date; null for anything else. */
function msUntil(retryAfter: string): number | null {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : null
}
