import type { Tx } from '@oficio/db/client'
import { z } from 'zod'
import type { Ctx } from '../../kernel/ctx'
import type { ProviderPayment } from '../../kernel/payment-provider'
import { unreadCauseOf } from '../../kernel/unread-answer'
import { takeInChargePayment } from '../../subscriptions/provider-sync/take-in-charge-payment'
import { lockIntent } from './lock-intent'
import { writePayment, type SyncSource } from './write-payment'
import { settleIntent } from './settle-intent'
import type { PaymentOwner } from './payment-owner'
import { forgetUnreadPayment, noteUnreadPayment } from './unread-payments'

const ourReference = z.uuid()

/**
 * The one way from the provider to the ledger, whoever asks for it: return page, notification, clock or admin. Reads
 * the payment from the provider, records what is new about it and lets it have its effect, once. Throws what the
 * provider's port throws; an answer that cannot be read is noted for the intent that it names.
 */
export async function fetchPayment(ctx: Ctx, providerId: string, source: SyncSource): Promise<PaymentOwner> {
  const found = await readPayment(ctx, providerId)
  if (!found) return { subject: 'unknown' }
  if (found.operationType === 'card_validation') return { subject: 'card_validation' }
  const reference = ourReference.safeParse(found.reference)
  if (!reference.success) return { subject: 'unknown' }
  const collectorId = await ctx.payments.getCollectorId()
  return ctx.db.$transaction((tx) => sync(ctx, tx, { found, collectorId, reference: reference.data, source }))
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

interface Found {
  found: ProviderPayment
  collectorId: string
  reference: string
  source: SyncSource
}

async function sync(
  ctx: Ctx,
  tx: Tx,
  { found, collectorId, reference, source }: Found,
): Promise<PaymentOwner> {
  // Everything about one intent passes one after the other: two payments of it, and two news of one payment.
  const intent = await lockIntent(tx, reference)
  await forgetUnreadPayment(tx, found.id)
  if (!intent) return takeInChargePayment(ctx, tx, { found, collectorId, reference, source })
  await writePayment(ctx, tx, found, {
    source,
    collectorId,
    expectedCentavos: intent.amountCentavos,
    owner: { intentId: intent.id },
  })
  await settleIntent(ctx, tx, intent.id)
  return { subject: 'intent', intentId: intent.id }
}
