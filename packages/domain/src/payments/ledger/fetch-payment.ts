import type { PaymentIntent } from '@oficio/db/generated/client'
import { z } from 'zod'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import type { ProviderPayment } from '../../kernel/payment-provider'
import { keyAt } from '../../kernel/provider-key'
import { unreadCauseOf } from '../../kernel/unread-answer'
import { lockIntent } from './lock-intent'
import type { FoundPayment, PaymentOwner } from './payment-owner'
import { settleIntent } from './settle-intent'
import { forgetUnreadPayment, noteUnreadPayment } from './unread-payments'
import { type SyncSource, writePayment } from './write-payment'

const ourReference = z.uuid()

/**
 * The only way from the provider to the ledger, for return page, notification, clock and admin. Reads the payment
 * from the provider of the context, records what is new and applies its effect once. For a stored payment the caller
 * passes `atProvider(ctx, payment)`. Throws the port's errors; an unreadable answer
 * is recorded for the intent that it names.
 */
export async function fetchPayment(ctx: Ctx, providerId: string, source: SyncSource): Promise<PaymentOwner> {
  const providerPayment = await readPayment(ctx, providerId)
  if (!providerPayment) return { belongsTo: 'unknown' }
  if (providerPayment.isCardValidation) return { belongsTo: 'card_validation' }
  const reference = ourReference.safeParse(providerPayment.reference).data ?? null
  if (reference === null && providerPayment.subscriptionId === null) return { belongsTo: 'unknown' }
  const collectorId = await ctx.payments.getCollectorId()
  return ctx.transaction((ctx) => takeIn(ctx, { payment: providerPayment, collectorId, reference, source }))
}

async function readPayment(ctx: Ctx, providerId: string): Promise<ProviderPayment | null> {
  try {
    return await ctx.payments.getPayment(providerId)
  } catch (error) {
    const unread = unreadCauseOf(error)
    if (unread) await noteUnreadPayment(ctx, providerId, unread)
    throw error
  }
}

/** Stores a payment for the owner of its reference: an intent, another owner in the registry, or none. */
async function takeIn(ctx: TxCtx, payment: FoundPayment): Promise<PaymentOwner> {
  // The intent's lock serialises its payments and the notifications about each of them.
  const intent = payment.reference === null ? null : await lockIntent(ctx.db, payment.reference)
  await forgetUnreadPayment(ctx.db, keyAt(ctx, payment.payment.id))
  if (intent) {
    await payIntent(ctx, intent, payment)
    return { belongsTo: 'intent', intentId: intent.id }
  }
  for (const owner of ctx.registry.otherPaymentOwners) {
    const id = await owner.importPayment(ctx, payment)
    if (id) return { belongsTo: 'other', id }
  }
  return { belongsTo: 'unknown' }
}

async function payIntent(
  ctx: TxCtx,
  { id, userId, amountCentavos }: PaymentIntent,
  { payment, collectorId, source }: FoundPayment,
): Promise<void> {
  const owner = { intentId: id }
  await writePayment(ctx, payment, {
    source,
    collectorId,
    expectedCentavos: amountCentavos,
    payerId: userId,
    owner,
  })
  await settleIntent(ctx, id)
}
