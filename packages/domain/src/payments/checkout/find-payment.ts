import { AppError, codeOf } from '@oficio/contracts/errors'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { keyAt } from '../../kernel/provider-key'
import { unreadFieldsOf } from '../../kernel/unread-answer'
import { fetchPayment } from '../ledger/fetch-payment'
import { findIntentOf, findUnread, isKnownPayment } from '../ledger/unread-payments'
import { checkIntent } from './check-intents'
import { isPayerOf } from './is-payer-of'
import { isOpenIntent, mayAskAboutUnknown } from './may-ask'
import { isPaymentId } from './provider-id'
import { viewPayment } from './view-payment'

/**
 * The ids by which a caller can look up a payment: our intent, the provider's payment page, or the provider's payment.
 */
export interface PaymentKey {
  intentId?: string | undefined
  checkoutId?: string | undefined
  paymentId?: string | undefined
}

/**
 * Returns a payment as its payer sees it, after asking the provider for its state. The parameters of the page's
 * address are only search keys and are never trusted. While the provider is down, returns the stored state. Throws
 * payment_not_found, also for payments of others, and the port's errors if nothing is stored.
 */
export async function findPayment(ctx: Ctx, actor: Actor, query: PaymentKey): Promise<PaymentView> {
  const key = await askable(ctx, actor, query)
  const knownIntentId = await findIntentId(ctx, key)
  // The provider is never asked about a payment that is known to belong to another payer.
  if (knownIntentId) await refuseOthers(ctx, actor, knownIntentId)
  const providerError = await ask(ctx, knownIntentId, key).catch((error: unknown) => error)
  const intentId = knownIntentId ?? (await findIntentId(ctx, key))
  if (!intentId) throw providerError instanceof Error ? providerError : new AppError('payment_not_found')
  await refuseOthers(ctx, actor, intentId)
  // An error without a code is our own bug, so it must not look like a provider that is down.
  if (providerError instanceof Error && codeOf(providerError) === null) throw providerError
  return viewPayment(ctx, actor, intentId, key.paymentId)
}

/**
 * Removes a payment id that must not be sent to the provider. That is an invalid id, or an unknown id of a caller
 * without an open payment.
 */
async function askable(ctx: Ctx, actor: Actor, key: PaymentKey): Promise<PaymentKey> {
  const { paymentId, ...otherKeys } = key
  if (paymentId === undefined) return key
  if (!isPaymentId(paymentId)) return otherKeys
  if (await isKnownPayment(ctx.db, keyAt(ctx, paymentId))) return key
  const intentId = await findIntentId(ctx, otherKeys)
  const intent = intentId && (await ctx.db.paymentIntent.findUnique({ where: { id: intentId } }))
  const mayAsk = intent ? isOpenIntent(intent) : await mayAskAboutUnknown(ctx, actor)
  return mayAsk ? key : otherKeys
}

async function refuseOthers(ctx: Ctx, actor: Actor, intentId: string): Promise<void> {
  const intent = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
  if (!(await isPayerOf(ctx, actor, intent))) throw new AppError('payment_not_found')
}

async function findIntentId(
  ctx: Ctx,
  { intentId, checkoutId, paymentId }: PaymentKey,
): Promise<string | null> {
  if (intentId) return (await ctx.db.paymentIntent.findUnique({ where: { id: intentId } }))?.id ?? null
  if (paymentId) {
    // A known payment always keeps its own intent, even if the key also names the payment page of another intent.
    const key = keyAt(ctx, paymentId)
    if (await isKnownPayment(ctx.db, key)) return findIntentOf(ctx.db, key)
  }
  if (!checkoutId) return null
  const provider_checkoutId = { provider: ctx.payments.name, checkoutId }
  return (await ctx.db.paymentIntent.findUnique({ where: { provider_checkoutId } }))?.id ?? null
}

/**
 * Asks the provider by the payment's id if there is one, because the provider's search is delayed. Otherwise asks by
 * the intent.
 */
async function ask(ctx: Ctx, intentId: string | null, { paymentId }: PaymentKey): Promise<void> {
  if (paymentId) {
    const isRead = await isReadOfIntent(ctx, intentId, paymentId)
    if (isRead || intentId === null) return
  }
  if (intentId === null) return
  const { nextCheckAt } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
  // A settled payment changes only at the provider, which then sends a notification, so there is no need to ask.
  if (nextCheckAt || (await findUnread(ctx.db, [intentId]))) await checkIntent(ctx, intentId, 'return')
}

/**
 * Reads the payment and returns whether it belongs to an intent. Returns false if the payment is unreadable and the
 * intent is known, because the payment may still be listed among the payments of the intent.
 */
async function isReadOfIntent(ctx: Ctx, intentId: string | null, paymentId: string): Promise<boolean> {
  try {
    return (await fetchPayment(ctx, paymentId, 'return')).belongsTo === 'intent'
  } catch (error) {
    if (intentId === null || unreadFieldsOf(error) === null) throw error
    return false
  }
}
