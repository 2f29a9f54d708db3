import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../ctx'
import { machineNow } from '../../time/machine-now'

interface Signed {
  text: string
  /** Seconds since 1970, as it was sent. */
  timestamp: string | null
  signature: string | null
}

/** Returns how a body is signed at that second (docs/operations.md, 'Bounces and complaints'). */
export const signMailEvents = (secret: string, timestamp: string, text: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')}`

/**
 * Takes only what was signed with our secret, some minutes ago at most: what somebody recorded is worth nothing later.
 * Throws notification_refused, and logs why.
 */
export function requireMailSignature(ctx: Ctx, signed: Signed): void {
  const fault = findFault(ctx, signed)
  if (fault === null) return
  ctx.log.warn({ fault }, 'a call of the mail provider was refused')
  throw new AppError('notification_refused')
}

function findFault(ctx: Ctx, { text, timestamp, signature }: Signed): string | null {
  const { mailWebhookSecret: secret } = ctx
  if (secret === null) return 'no_secret'
  if (timestamp === null || signature === null) return 'missing'
  if (!/^\d{10}$/.test(timestamp)) return 'malformed'
  const apartMs = Math.abs(machineNow(ctx).getTime() - Number(timestamp) * 1000)
  if (apartMs > limits.mailEventsMinutes * 60_000) return 'not_now'
  return isSame(signature, signMailEvents(secret, timestamp, text)) ? null : 'mismatch'
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
