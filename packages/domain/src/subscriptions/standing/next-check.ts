import { limits } from '@oficio/contracts/limits'
import type { Subscription } from '@oficio/db/generated/client'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** After it was cancelled, news of a last charge or its refund may still be on the way. */
const patienceDays = 3

type Checked = Pick<
  Subscription,
  'providerId' | 'providerStatus' | 'cancelledAt' | 'paidUntil' | 'nextChargeAt' | 'createdAt'
>

/**
 * Returns when the provider is to be asked again, since notifications may be lost: every day, every hour from the moment
 * on which a charge is due until it is paid or the grace is over, and ever less often while nobody authorised it. Null: never.
 */
export function nextCheckOf(subscription: Checked, now: Date): Date | null {
  const { providerId, providerStatus, cancelledAt, paidUntil, nextChargeAt, createdAt } = subscription
  const inMs = (ms: number) => new Date(now.getTime() + ms)
  if (!providerId) return null
  if (cancelledAt) return now.getTime() > cancelledAt.getTime() + patienceDays * dayMs ? null : inMs(dayMs)
  if (providerStatus === 'authorized') {
    const dueAt = Math.min(nextChargeAt?.getTime() ?? Number.MAX_SAFE_INTEGER, paidUntil?.getTime() ?? 0)
    const lateMs = now.getTime() - dueAt
    if (lateMs < 0) return inMs(Math.min(dayMs, 10 * minuteMs - lateMs))
    return inMs(paidUntil && lateMs > limits.graceDays * dayMs ? dayMs : hourMs)
  }
  if (providerStatus !== 'pending') return inMs(dayMs)
  const age = now.getTime() - createdAt.getTime()
  return inMs(Math.min(Math.max(age / 2, 2 * minuteMs), 6 * hourMs))
}
