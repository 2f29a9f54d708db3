import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx } from '../../ctx'
import { machineNow } from '../../time/machine-now'

interface Signed {
  text: string
  /** Seconds since 1970, as received. */
  timestamp: string | null
  signature: string | null
}

/** Returns the signature of a body for that timestamp (docs/operations.md, 'Bounces and complaints'). */
export const signMailEvents = (secret: string, timestamp: string, text: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')}`

/**
 * Accepts only a body that was signed with our secret within the last minutes, which prevents replays. Throws
 * notification_refused, and logs why.
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
  if (apartMs > serverLimits.mailEventsMinutes * 60_000) return 'not_now'
  return isSame(signature, signMailEvents(secret, timestamp, text)) ? null : 'mismatch'
}

function isSame(signature: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(signature), Buffer.from(expected)]
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes)
}
