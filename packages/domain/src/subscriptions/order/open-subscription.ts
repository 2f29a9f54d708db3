import { AppError } from '@oficio/contracts/errors'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { refuseOtherPrice } from '../../payments/checkout/open-checkout'
import { subjectStanding } from '../standing/subject-standing'
import { kindOf, unitPriceOf } from '../subscription-kind'
import { claimCreation, type SubscriptionOrder, type SubscriptionTerms } from './claim-creation'
import { createAtProvider } from './create-at-provider'
import { endSubscription } from './end-subscription'

/**
 * Returns the URL of the provider's page where the payer authorises the subscription, and creates the subscription at
 * the first call. Concurrent calls create only one. Throws not_approved, account_suspended, already_subscribed,
 * payment_held, price_changed, subscription_busy, and the port's errors.
 */
export async function openSubscription(ctx: Ctx, order: SubscriptionOrder): Promise<string> {
  const turn = () =>
    ctx.transaction(async (ctx) => claimCreation(ctx, order, await findCurrentTerms(ctx, order)))
  const first = await turn()
  // Ends the unauthorised subscription and creates a new one in its place.
  if (first.kind === 'outdated') await endSubscription(ctx, first.id, 'replaced')
  const ownTurn = first.kind === 'outdated' ? await turn() : first
  if (ownTurn.kind === 'ready') return ownTurn.url
  if (ownTurn.kind === 'create') return createAtProvider(ctx, ownTurn)
  throw new AppError(ownTurn.kind === 'subscribed' ? 'already_subscribed' : 'subscription_busy')
}

/**
 * Throws the errors of openSubscription for an order: not_approved, account_suspended, payment_held, price_changed. For
 * callers that must end another subscription first.
 */
export async function checkOrder(ctx: Ctx, order: SubscriptionOrder): Promise<void> {
  await ctx.transaction((ctx) => findCurrentTerms(ctx, order))
}

async function findCurrentTerms(
  ctx: TxCtx,
  { subject, shownArs }: SubscriptionOrder,
): Promise<SubscriptionTerms> {
  // Locks the subject against a concurrent suspension: an earlier one refuses this order, and a later one holds this
  // subscription.
  await kindOf(ctx, subject).lockSubscribable(ctx.db, subject.subjectId)
  // Money in review blocks a new subscription, even if the charged subscription is over.
  if ((await subjectStanding(ctx.db, subject, ctx.clock.now())).isInReview) throw new AppError('payment_held')
  // Reads the choice of the locked subject, because another call may just have changed it.
  const unitPriceCentavos = await unitPriceOf(ctx, subject)
  const units = await kindOf(ctx, subject).unitsOf(ctx.db, subject.subjectId)
  const amountCentavos = unitPriceCentavos * units
  refuseOtherPrice(shownArs, amountCentavos / 100)
  return { unitPriceCentavos, units, amountCentavos }
}
