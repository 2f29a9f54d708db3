import type { Subscription, SubscriptionStatus } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import { returnLateCharges } from '../charges/return-late-charges'
import { settleCharges } from '../charges/settle-charges'
import { recordSubscriptionEvent } from '../subscription-events'
import { kindOf } from '../subscription-kind'
import { announceChanges } from './announce-changes'
import { nextCheckOf } from './next-check'
import { loadSubscriptions, standingAmong } from './subject-standing'

/**
 * Makes a subscription agree with what is stored of it, its charges and their payments: until when it is paid, where it
 * stands, when to ask next; and tells its owner what changed. The caller holds the lock. Running it again changes
 * nothing. A question that is due is put off only where the provider `wasAsked` just now: deadlines are looked at every few
 * minutes, and would put it off for ever. Returns the subscription as it is afterwards.
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
  const { status } = standingAmong(ofSubject, facts, now)
  const { cancelledAt, paidUntil } = facts
  const nextCheckAt = earliestCheck(options.wasAsked ? null : before.nextCheckAt, nextCheckOf(facts, now))
  const after = await ctx.db.subscription.update({
    where: { id },
    data: { status, cancelledAt, paidUntil, nextCheckAt },
  })
  const eventId = status === before.status ? null : await recordStatus(ctx, before.status, after)
  const returnedIds = await returnLateCharges(ctx, after, charges)
  // Of what goes back at once the payer reads that, and not that it was received.
  const newsToTell = news.filter(({ charge }) => !returnedIds.includes(charge.id))
  await announceChanges(ctx, { before, after, eventId, news: newsToTell, charges })
  await kindOf(ctx, after).whenRead?.(ctx, subjectId)
  return after
}

/** Where nothing is to be asked any more, an earlier question is dropped too. */
const earliestCheck = (planned: Date | null, next: Date | null): Date | null =>
  planned && next && planned < next ? planned : next

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
