import { AppError } from '@oficio/contracts/errors'
import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'
import { refuseOtherPrice } from '../payments/open-checkout'
import { heldCharge } from './charge-state'
import { createAtProvider } from './create-at-provider'
import { endSubscription } from './end-subscription'
import { loadSubscriptions, type Subject } from './subject-standing'
import { kindOf, unitPriceOf } from './subscription-kinds'
import { type SubscriptionOrder, takeTurn, type Wanted } from './take-turn'

/**
 * Returns where the payer authorises the subscription: the provider's page, made when it is first asked for. However
 * many ask at once, the provider makes one. Throws not_approved, account_suspended, already_subscribed, payment_held,
 * price_changed, subscription_busy, and what the port throws.
 */
export async function openSubscription(ctx: Ctx, order: SubscriptionOrder): Promise<string> {
  const unitPriceCentavos = await unitPriceOf(ctx, order.subject)
  const turn = () =>
    ctx.db.$transaction(async (tx) => {
      // An account that is suspended at this moment either sees this subscription, to hold it, or keeps it from being made.
      await kindOf(order.subject).lockSubscribable(tx, order.subject.subjectId)
      await refuseWhileHeld(tx, order.subject)
      return takeTurn(ctx, tx, order, await wantedBy(tx, order, unitPriceCentavos))
    })
  const first = await turn()
  // The one that nobody authorised is ended, and a new one takes its place.
  if (first.kind === 'outdated') await endSubscription(ctx, first.id, 'replaced')
  const mine = first.kind === 'outdated' ? await turn() : first
  if (mine.kind === 'ready') return mine.url
  if (mine.kind === 'create') return createAtProvider(ctx, mine)
  throw new AppError(mine.kind === 'subscribed' ? 'already_subscribed' : 'subscription_busy')
}

/** Money that waits for a person is looked at first, also when the subscription that it was charged for is over. */
async function refuseWhileHeld(tx: Tx, { subjectType, subjectId }: Subject): Promise<void> {
  const ofSubject = await loadSubscriptions(tx, { subjectType, subjectIds: [subjectId] })
  if (heldCharge(ofSubject.flatMap(({ charges }) => charges))) throw new AppError('payment_held')
}

async function wantedBy(
  tx: Tx,
  { subject, shownArs }: SubscriptionOrder,
  unitPriceCentavos: number,
): Promise<Wanted> {
  const units = await kindOf(subject).unitsOf(tx, subject.subjectId)
  const amountCentavos = unitPriceCentavos * units
  refuseOtherPrice(shownArs, amountCentavos / 100)
  return { unitPriceCentavos, units, amountCentavos }
}
