import { AppError } from '@oficio/contracts/errors'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { refuseOtherPrice } from '../../payments/checkout/open-checkout'
import { subjectStanding } from '../standing/subject-standing'
import { kindOf, unitPriceOf } from '../subscription-kind'
import { createAtProvider } from './create-at-provider'
import { endSubscription } from './end-subscription'
import { type SubscriptionOrder, type SubscriptionTerms, takeTurn } from './take-turn'

/**
 * Returns where the payer authorises the subscription: the provider's page, made when it is first asked for. However
 * many ask at once, the provider makes one. Throws not_approved, account_suspended, already_subscribed, payment_held,
 * price_changed, subscription_busy, and what the port throws.
 */
export async function openSubscription(ctx: Ctx, order: SubscriptionOrder): Promise<string> {
  const turn = () => ctx.transaction(async (ctx) => takeTurn(ctx, order, await wantedBy(ctx, order)))
  const first = await turn()
  // Ends the unauthorised subscription and creates a new one in its place.
  if (first.kind === 'outdated') await endSubscription(ctx, first.id, 'replaced')
  const ownTurn = first.kind === 'outdated' ? await turn() : first
  if (ownTurn.kind === 'ready') return ownTurn.url
  if (ownTurn.kind === 'create') return createAtProvider(ctx, ownTurn)
  throw new AppError(ownTurn.kind === 'subscribed' ? 'already_subscribed' : 'subscription_busy')
}

/**
 * Throws the errors of openSubscription for an order: not_approved, account_suspended, payment_held, price_changed.
 * For callers that must end something first.
 */
export async function checkOrder(ctx: Ctx, order: SubscriptionOrder): Promise<void> {
  await ctx.transaction((ctx) => wantedBy(ctx, order))
}

async function wantedBy(ctx: TxCtx, { subject, shownArs }: SubscriptionOrder): Promise<SubscriptionTerms> {
  // An account that is suspended at this moment either sees this subscription, to hold it, or keeps it from being made.
  await kindOf(ctx, subject).lockSubscribable(ctx.db, subject.subjectId)
  // Money that waits for a person is looked at first, also when the subscription that it was charged for is over.
  if ((await subjectStanding(ctx.db, subject, ctx.clock.now())).isInReview) throw new AppError('payment_held')
  // By what the locked subject has chosen, which another call may just have changed.
  const unitPriceCentavos = await unitPriceOf(ctx, subject)
  const units = await kindOf(ctx, subject).unitsOf(ctx.db, subject.subjectId)
  const amountCentavos = unitPriceCentavos * units
  refuseOtherPrice(shownArs, amountCentavos / 100)
  return { unitPriceCentavos, units, amountCentavos }
}
