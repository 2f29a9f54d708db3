import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'
import { announceChanges } from './announce-changes'
import { nextCheckOf } from './next-check'
import { settleCharges } from './settle-charges'
import { loadSubscriptions, standingAmong } from './subject-standing'
import { recordSubscriptionEvent } from './subscription-events'

/**
 * Makes a subscription agree with what is stored of it, its charges and their payments: until when it is paid, where it
 * stands, when to ask next; and tells its owner what changed. The caller holds the lock. Running it again changes nothing.
 */
export async function recompute(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const now = ctx.clock.now()
  const before = await tx.subscription.findUniqueOrThrow({ where: { id } })
  const news = await settleCharges(ctx, tx, before)
  const ofSubject = await loadSubscriptions(tx, { ...before, subjectIds: [before.subjectId] })
  const loaded = ofSubject.find((subscription) => subscription.id === id)
  if (!loaded) throw new Error(`subscription ${id} is gone`)
  const facts = {
    ...loaded,
    cancelledAt:
      before.cancelledAt ??
      (before.providerStatus === 'cancelled' ? (before.providerUpdatedAt ?? now) : null),
    paidUntil: latest(loaded.charges.flatMap(({ paidUntil }) => paidUntil ?? [])),
  }
  const standing = standingAmong(ofSubject, facts, now)
  const { status } = standing
  const after = await tx.subscription.update({
    where: { id },
    data: {
      status,
      cancelledAt: facts.cancelledAt,
      paidUntil: facts.paidUntil,
      nextCheckAt: nextCheckOf(facts, now),
    },
  })
  const eventId =
    status === before.status
      ? null
      : await recordSubscriptionEvent(ctx, tx, {
          subscriptionId: id,
          type: 'status',
          fromStatus: before.status,
          toStatus: status,
          data: { reason: after.cancelReason },
        })
  await announceChanges(ctx, tx, { before, after, eventId, news, charges: facts.charges })
}

const latest = (dates: readonly Date[]): Date | null =>
  dates.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null
