import type { Tx } from '@oficio/db/client'
import type { Subscription, SubscriptionCharge } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import {
  chargeIdOfPayment,
  type ProviderCharge,
  type ProviderSubscription,
} from '../../kernel/payment-provider'
import { storableAnswer } from '../../payments/ledger/storable-answer'

/**
 * Writes what the provider said of a subscription, unless something later is known already: news that come late or out
 * of order never undo a later truth. The caller holds the lock.
 */
export async function storeSubscription(
  tx: Tx,
  known: Subscription,
  found: ProviderSubscription,
): Promise<void> {
  if (!isNews(known, found)) return
  const isAuthorised = found.status === 'authorized' || found.status === 'paused'
  await tx.subscription.update({
    where: { id: known.id },
    data: {
      providerStatus: found.status,
      providerVersion: found.version,
      providerUpdatedAt: found.updatedAt,
      providerAmountCentavos: found.amountCentavos,
      checkoutUrl: found.url ?? known.checkoutUrl,
      nextChargeAt: found.status === 'authorized' ? found.nextChargeAt : null,
      authorizedAt: known.authorizedAt ?? (isAuthorised ? found.updatedAt : null),
      cancelReason: known.cancelReason ?? (found.status === 'cancelled' ? 'provider' : null),
    },
  })
}

function isNews(known: Subscription, found: ProviderSubscription): boolean {
  // Nothing comes after that.
  if (known.providerStatus === 'cancelled') return false
  if (known.providerUpdatedAt === null) return true
  if (known.providerVersion !== null && found.version !== null) return found.version >= known.providerVersion
  return found.updatedAt >= known.providerUpdatedAt
}

/** Writes what the provider said of the subscription's charges, by the same rule. */
export async function storeCharges(
  ctx: TxCtx,
  subscriptionId: string,
  found: readonly ProviderCharge[],
): Promise<void> {
  if (found.length === 0) return
  await nameCharges(ctx.db, subscriptionId, found)
  const known = await ctx.db.subscriptionCharge.findMany({ where: { subscriptionId } })
  for (const charge of found.filter((charge) => !isDouble(charge, known))) {
    const before = known.find(({ providerId }) => providerId === charge.id)
    if (!before || isChargeNews(before, charge)) await storeCharge(ctx, subscriptionId, charge)
  }
}

/** Of a charge that is known by its payment alone, the provider may have shown its own id since. */
async function nameCharges(tx: Tx, subscriptionId: string, found: readonly ProviderCharge[]): Promise<void> {
  for (const { id, payment } of found) {
    if (payment === null || id === chargeIdOfPayment(payment.id)) continue
    const byPayment = { subscriptionId, providerId: chargeIdOfPayment(payment.id) }
    const isStored = (await tx.subscriptionCharge.count({ where: { providerId: id } })) > 0
    if (isStored) await tx.subscriptionCharge.deleteMany({ where: byPayment })
    else await tx.subscriptionCharge.updateMany({ where: byPayment, data: { providerId: id } })
  }
}

/** A charge that is known by its payment alone, while the charge itself is stored. */
const isDouble = ({ id, payment }: ProviderCharge, known: readonly SubscriptionCharge[]): boolean =>
  payment !== null &&
  id === chargeIdOfPayment(payment.id) &&
  known.some(({ providerId, paymentProviderId }) => paymentProviderId === payment.id && providerId !== id)

async function storeCharge(ctx: TxCtx, subscriptionId: string, found: ProviderCharge): Promise<void> {
  const state = {
    status: found.status,
    amountCentavos: found.amountCentavos,
    debitAt: found.debitAt,
    retryAttempt: found.retryAttempt,
    nextRetryAt: found.nextRetryAt,
    paymentProviderId: found.payment?.id ?? null,
    paymentStatus: found.payment?.status ?? null,
    providerUpdatedAt: found.updatedAt,
    raw: storableAnswer(found.raw),
  }
  await ctx.db.subscriptionCharge.upsert({
    where: { providerId: found.id },
    update: state,
    create: {
      id: ctx.ids.next(),
      providerId: found.id,
      subscriptionId,
      ...state,
      createdAt: ctx.clock.now(),
    },
  })
}

/** How far a charge has come: of two states with the same time the farther one is the later one. */
const progress = ['scheduled', 'recycling', 'processed', 'cancelled']

function isChargeNews(known: SubscriptionCharge, found: ProviderCharge): boolean {
  const difference = found.updatedAt.getTime() - known.providerUpdatedAt.getTime()
  if (difference !== 0) return difference > 0
  const steps = progress.indexOf(found.status) - progress.indexOf(known.status)
  // Of two answers that are as far, the same payment in another state is left to the ledger.
  return steps > 0 || (steps === 0 && (found.payment?.id ?? null) !== known.paymentProviderId)
}
