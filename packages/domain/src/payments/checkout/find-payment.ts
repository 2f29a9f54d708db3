import { AppError, codeOf } from '@oficio/contracts/errors'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { unreadFieldsOf } from '../../kernel/unread-answer'
import { fetchPayment } from '../ledger/fetch-payment'
import { findIntentOf, findUnread, isKnownPayment } from '../ledger/unread-payments'
import { checkIntent } from './check-intents'
import { isPayerOf } from './is-payer-of'
import { isOpenIntent, mayAskAboutUnknown } from './may-ask'
import { isPaymentId } from './provider-id'
import { viewPayment } from './view-payment'

/** By what a payment is asked for: our intent, the provider's payment page, or its payment. */
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
  // What is known to be somebody else's is not even asked about.
  if (knownIntentId) await refuseOthers(ctx, actor, knownIntentId)
  const providerError = await ask(ctx, knownIntentId, key).catch((error: unknown) => error)
  const intentId = knownIntentId ?? (await findIntentId(ctx, key))
  if (!intentId) throw providerError instanceof Error ? providerError : new AppError('payment_not_found')
  await refuseOthers(ctx, actor, intentId)
  // Faults of our own are not to be mistaken for a provider that is away.
  if (providerError instanceof Error && codeOf(providerError) === null) throw providerError
  return viewPayment(ctx, actor, intentId, key.paymentId)
}

/**
 * Drops the id of a payment that must not be requested: an invalid id, or an unknown one unless the caller has an
 * open payment.
 */
async function askable(ctx: Ctx, actor: Actor, key: PaymentKey): Promise<PaymentKey> {
  const { paymentId, ...others } = key
  if (paymentId === undefined) return key
  if (!isPaymentId(paymentId)) return others
  if (await isKnownPayment(ctx.db, paymentId)) return key
  const intentId = await findIntentId(ctx, others)
  const intent = intentId && (await ctx.db.paymentIntent.findUnique({ where: { id: intentId } }))
  const mayAsk = intent ? isOpenIntent(intent) : await mayAskAboutUnknown(ctx, actor)
  return mayAsk ? key : others
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
    // A payment that is known to be somebody else's stays that, whatever page is named beside it.
    if (await isKnownPayment(ctx.db, paymentId)) return findIntentOf(ctx.db, paymentId)
  }
  if (!checkoutId) return null
  return (await ctx.db.paymentIntent.findUnique({ where: { checkoutId } }))?.id ?? null
}

/** Asks by the payment's id where there is one, since the provider's search lags behind, else by the intent. */
async function ask(ctx: Ctx, intentId: string | null, { paymentId }: PaymentKey): Promise<void> {
  if (paymentId) {
    const isRead = await isReadOfIntent(ctx, intentId, paymentId)
    if (isRead || intentId === null) return
  }
  if (intentId === null) return
  const { nextCheckAt } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intentId } })
  // Whatever is settled changes only by news from the provider, who sends them.
  if (nextCheckAt || (await findUnread(ctx.db, [intentId]))) await checkIntent(ctx, intentId, 'return')
}

/** An unreadable payment may still be found among the payments of its intent. */
async function isReadOfIntent(ctx: Ctx, intentId: string | null, paymentId: string): Promise<boolean> {
  try {
    return (await fetchPayment(ctx, paymentId, 'return')).belongsTo === 'intent'
  } catch (error) {
    if (intentId === null || unreadFieldsOf(error) === null) throw error
    return false
  }
}
