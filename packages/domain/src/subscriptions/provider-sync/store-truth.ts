import type { Tx } from '@oficio/db/client'
import type { Subscription, SubscriptionCharge } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import {
  chargeIdOfPayment,
  type ProviderCharge,
  type ProviderSubscription,
} from '../../kernel/payment-provider'
import { byKey, keyAt } from '../../kernel/provider-key'
import { storableAnswer } from '../../payments/ledger/storable-answer'

/**
 * Stores the provider's state of a subscription, unless a later state is already stored, so that late or reordered
 * notifications undo nothing. The caller holds the lock.
 */
export async function storeSubscription(
  tx: Tx,
  subscription: Subscription,
  providerSubscription: ProviderSubscription,
): Promise<void> {
  if (!isNews(subscription, providerSubscription)) return
  const isAuthorised =
    providerSubscription.status === 'authorized' || providerSubscription.status === 'paused'
  await tx.subscription.update({
    where: { id: subscription.id },
    data: {
      providerStatus: providerSubscription.status,
      providerVersion: providerSubscription.version,
      providerUpdatedAt: providerSubscription.updatedAt,
      providerAmountCentavos: providerSubscription.amountCentavos,
      checkoutUrl: providerSubscription.url ?? subscription.checkoutUrl,
      nextChargeAt: providerSubscription.status === 'authorized' ? providerSubscription.nextChargeAt : null,
      authorizedAt: subscription.authorizedAt ?? (isAuthorised ? providerSubscription.updatedAt : null),
      cancelReason:
        subscription.cancelReason ?? (providerSubscription.status === 'cancelled' ? 'provider' : null),
    },
  })
}

function isNews(subscription: Subscription, providerSubscription: ProviderSubscription): boolean {
  // Nothing changes after a cancellation.
  if (subscription.providerStatus === 'cancelled') return false
  if (subscription.providerUpdatedAt === null) return true
  if (subscription.providerVersion !== null && providerSubscription.version !== null)
    return providerSubscription.version >= subscription.providerVersion
  return providerSubscription.updatedAt >= subscription.providerUpdatedAt
}

/** Stores the provider's state of the subscription's charges, unless a later state is already stored. */
export async function storeCharges(
  ctx: TxCtx,
  subscriptionId: string,
  providerCharges: readonly ProviderCharge[],
): Promise<void> {
  if (providerCharges.length === 0) return
  await nameCharges(ctx, subscriptionId, providerCharges)
  const storedCharges = await ctx.db.subscriptionCharge.findMany({ where: { subscriptionId } })
  for (const charge of providerCharges.filter((charge) => !isDouble(charge, storedCharges))) {
    const before = storedCharges.find(({ providerId }) => providerId === charge.id)
    if (!before || isChargeNews(before, charge)) await storeCharge(ctx, subscriptionId, charge)
  }
}

/** Gives a charge that is stored under its payment's id its own id, once the provider shows that id. */
async function nameCharges(
  ctx: TxCtx,
  subscriptionId: string,
  providerCharges: readonly ProviderCharge[],
): Promise<void> {
  for (const { id, payment } of providerCharges) {
    if (payment === null || id === chargeIdOfPayment(payment.id)) continue
    const byPayment = { subscriptionId, ...keyAt(ctx, chargeIdOfPayment(payment.id)) }
    const isStored = (await ctx.db.subscriptionCharge.count({ where: keyAt(ctx, id) })) > 0
    if (isStored) await ctx.db.subscriptionCharge.deleteMany({ where: byPayment })
    else await ctx.db.subscriptionCharge.updateMany({ where: byPayment, data: { providerId: id } })
  }
}

/** Whether a charge known only by its payment is already stored under its own id. */
const isDouble = ({ id, payment }: ProviderCharge, storedCharges: readonly SubscriptionCharge[]): boolean =>
  payment !== null &&
  id === chargeIdOfPayment(payment.id) &&
  storedCharges.some(
    ({ providerId, paymentProviderId }) => paymentProviderId === payment.id && providerId !== id,
  )

async function storeCharge(
  ctx: TxCtx,
  subscriptionId: string,
  providerCharge: ProviderCharge,
): Promise<void> {
  const state = {
    status: providerCharge.status,
    amountCentavos: providerCharge.amountCentavos,
    debitAt: providerCharge.debitAt,
    retryAttempt: providerCharge.retryAttempt,
    nextRetryAt: providerCharge.nextRetryAt,
    paymentProviderId: providerCharge.payment?.id ?? null,
    paymentStatus: providerCharge.payment?.status ?? null,
    providerUpdatedAt: providerCharge.updatedAt,
    raw: storableAnswer(providerCharge.raw),
  }
  const key = keyAt(ctx, providerCharge.id)
  await ctx.db.subscriptionCharge.upsert({
    where: byKey(key),
    update: state,
    create: {
      id: ctx.ids.next(),
      ...key,
      subscriptionId,
      ...state,
      createdAt: ctx.clock.now(),
    },
  })
}

/** The states of a charge in order: of two states with the same time, the one further along is the later one. */
const progress = ['scheduled', 'retrying', 'processed', 'cancelled']

function isChargeNews(storedCharge: SubscriptionCharge, providerCharge: ProviderCharge): boolean {
  const difference = providerCharge.updatedAt.getTime() - storedCharge.providerUpdatedAt.getTime()
  if (difference !== 0) return difference > 0
  const steps = progress.indexOf(providerCharge.status) - progress.indexOf(storedCharge.status)
  // If both states are equally far along, only another payment is news. The ledger tracks the state of the same
  // payment.
  return steps > 0 || (steps === 0 && (providerCharge.payment?.id ?? null) !== storedCharge.paymentProviderId)
}
