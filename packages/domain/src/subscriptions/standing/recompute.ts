import type { Subscription, SubscriptionStatus } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { returnLateCharges } from '../charges/return-late-charges'
import { settleCharges } from '../charges/settle-charges'
import { recordSubscriptionEvent } from '../subscription-events'
import { kindOf } from '../subscription-kind'
import { announceChanges } from './announce-changes'
import { nextCheckOf } from './next-check'
import { buildStanding, loadSubscriptions } from './subject-standing'

/**
 * Recomputes a subscription from its charges and their payments: until when it is paid, its status and its next check.
 * Notifies the owner of changes. Idempotent. The caller holds the lock. Returns the updated subscription. It postpones
 * a due check only if the provider `wasAsked` just now, because the frequent deadline runs would postpone it forever.
 */
export async function recompute(
  ctx: TxCtx,
  { id, subjectType, subjectId }: Pick<Subscription, 'id' | 'subjectType' | 'subjectId'>,
  options: { wasAsked?: boolean } = {},
): Promise<Subscription> {
  const now = ctx.clock.now()
  const ofSubject = await loadSubscriptions(ctx.db, { subjectType, subjectIds: [subjectId] })
  const before = ofSubject.find((subscription) => subscription.id === id)
  if (!before) throw new Error(`subscription ${id} is gone`)
  const { charges, news } = await settleCharges(ctx, before)
  const facts = {
    ...before,
    charges,
    cancelledAt: before.cancelledAt ?? cancelledAtProvider(before, now),
    paidUntil: latest(charges.flatMap(({ paidUntil }) => paidUntil ?? [])),
  }
  const { status } = buildStanding(ofSubject, facts, now)
  const { cancelledAt, paidUntil } = facts
  const nextCheckAt = earliestCheck(options.wasAsked ? null : before.nextCheckAt, nextCheckOf(facts, now))
  const after = await ctx.db.subscription.update({
    where: { id },
    data: { status, cancelledAt, paidUntil, nextCheckAt },
  })
  const eventId = status === before.status ? null : await recordStatus(ctx, before.status, after)
  const returnedIds = await returnLateCharges(ctx, after, charges)
  // A charge that is refunded at once is not announced as received.
  const newsToTell = news.filter(({ charge }) => !returnedIds.includes(charge.id))
  await announceChanges(ctx, { before, after, eventId, news: newsToTell, charges })
  await kindOf(ctx, after).afterSync?.(ctx, subjectId)
  return after
}

/** Without a next check, a planned one is dropped, too. */
const earliestCheck = (plannedCheck: Date | null, next: Date | null): Date | null =>
  plannedCheck && next && plannedCheck < next ? plannedCheck : next

const cancelledAtProvider = ({ providerStatus, providerUpdatedAt }: Subscription, now: Date): Date | null =>
  providerStatus === 'cancelled' ? (providerUpdatedAt ?? now) : null

const recordStatus = (
  ctx: TxCtx,
  fromStatus: SubscriptionStatus,
  { id, status, cancelReason }: Subscription,
): Promise<string> =>
  recordSubscriptionEvent(ctx, {
    subscriptionId: id,
    type: 'status',
    fromStatus,
    toStatus: status,
    data: { reason: cancelReason },
  })

const latest = (dates: readonly Date[]): Date | null =>
  dates.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
