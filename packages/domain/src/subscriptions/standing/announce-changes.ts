import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { failedCharge, heldCharge } from '../charges/charge-state'
import type { ChargeNews, SettledCharge } from '../charges/settle-charges'
import {
  subscriptionActiveEvent,
  subscriptionBackEvent,
  subscriptionCancelledEvent,
  subscriptionChargedEvent,
  subscriptionChargeFailedEvent,
  subscriptionSuspendedEvent,
  subscriptionTakenBackEvent,
} from '../events'
import type { SubscriptionWords } from '../subscription-kind'
import { kindOf } from '../subscription-kind'
import { findResumed } from './find-resumed'

interface Changes {
  before: Subscription
  after: Subscription
  /** Id of the event that records the change of status; null if the status stayed. */
  eventId: string | null
  news: readonly ChargeNews[]
  charges: readonly SettledCharge[]
}

/** Notifies the owner of changes. Each event has a key, so that it is sent once. */
export async function announceChanges(ctx: TxCtx, changes: Changes): Promise<void> {
  const { after, news, charges } = changes
  const { userId, status } = after
  const { notices: words } = await kindOf(ctx, after).wordsOf(ctx.db, after.subjectId)
  const reference = aboutSubscription(ctx, after)
  for (const { type, charge } of news) {
    const owner = { userId, key: charge.id, data: { ...reference, chargeId: charge.id } }
    if (type === 'charge_paid') await notify(ctx, subscriptionChargedEvent, owner)
    if (type === 'charge_taken_back') await notify(ctx, subscriptionTakenBackEvent, owner)
  }
  const failed = failedCharge(charges)
  const isFailing = news.some(({ type, charge }) => type === 'charge_failed' && charge.id === failed?.id)
  // The cancellation notice already contains the reason. While an admin reviews money, the owner is not asked to pay.
  const isFailureAnnounced = isFailing && failed !== null && status !== 'cancelled' && !heldCharge(charges)
  if (isFailureAnnounced) {
    const data = { ...reference, chargeId: failed.id, body: words.failing }
    await notify(ctx, subscriptionChargeFailedEvent, { userId, key: failed.id, data })
  }
  if (changes.eventId)
    await announceStatus(ctx, changes, changes.eventId, { isFailureTold: isFailureAnnounced, words })
}

/** The data that every notification about a subscription contains. */
export const aboutSubscription = (ctx: Ctx, subscription: Subscription) => ({
  subscriptionId: subscription.id,
  href: kindOf(ctx, subscription).managePath,
})

/** Notifies the owner of a change of status, unless another notification reports it. */
async function announceStatus(
  ctx: TxCtx,
  { before, after, charges, news }: Changes,
  eventId: string,
  { isFailureTold, words }: { isFailureTold: boolean; words: SubscriptionWords['notices'] },
): Promise<void> {
  const { status, cancelReason, id, userId, heldAt, isPausedByHold } = after
  const reference = aboutSubscription(ctx, after)
  if (status === 'cancelled') {
    if (quietReasons.includes(cancelReason ?? '')) return
    return notify(ctx, subscriptionCancelledEvent, { userId, key: id, data: reference })
  }
  // The owner of a suspended account can neither use the subscription nor restore it.
  if (heldAt) return
  if (status === 'active') {
    const data = { ...reference, body: words.active }
    if (before.status === 'pending') return notify(ctx, subscriptionActiveEvent, { userId, key: id, data })
    // The receipt already announces a charge that restores the subscription.
    if (before.status !== 'suspended' || news.some(({ type }) => type === 'charge_paid')) return
    return notify(ctx, subscriptionBackEvent, { userId, key: eventId, data })
  }
  // The hold has just ended, and a job is asking the provider to resume.
  if (status !== 'suspended' || isPausedByHold) return
  const isResumed = await findResumed(ctx, { status, subscription: { ...after, charges } })
  if (isFailureTold && !isResumed) return
  const suspension = { title: suspendedTitle, body: heldCharge(charges) ? reviewText : words.suspended }
  const data = { ...reference, ...(isResumed ? awaitingCharge : suspension) }
  await notify(ctx, subscriptionSuspendedEvent, { userId, key: eventId, data })
}

/** Reasons without a notice: these subscriptions are replaced, or nobody ever paid for them. */
const quietReasons: readonly string[] = ['abandoned', 'replaced']

const suspendedTitle = 'Tu suscripción está suspendida'

/** The notice of a resumed subscription: no charge failed, so it does not ask for a payment. */
const awaitingCharge = {
  title: 'Tu suscripción espera el próximo cobro',
  body: 'El mes que habías pagado terminó mientras estaba en pausa.',
}

/** The notice while an admin reviews money that does not match the requested amount. */
const reviewText =
  'Estamos revisando un cobro que no coincide con lo que había que pagar. No pagues de nuevo.'
