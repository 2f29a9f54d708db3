import { AppError } from '@oficio/contracts/errors'
import { isWaiting } from '@oficio/contracts/service-requests/shapes'
import { urgencyFeeKind, urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { Tx } from '@oficio/db/client'
import type { PaymentIntent, ServiceRequest } from '@oficio/db/generated/client'
import { z } from 'zod'
import { type Caller, identityOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { keyAt } from '../../kernel/provider-key'
import { unreadFieldsOf } from '../../kernel/unread-answer'
import { checkIntent } from '../../payments/checkout/check-intents'
import { hasMadePayment } from '../../payments/checkout/is-payer-of'
import { mayAskAboutUnknown } from '../../payments/checkout/may-ask'
import { whyInHand } from '../../payments/checkout/payment-in-hand'
import { isPaymentId } from '../../payments/checkout/provider-id'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { lockIntent } from '../../payments/ledger/lock-intent'
import { findIntentOf, isKnownPayment } from '../../payments/ledger/unread-payments'
import { attachPhotos } from '../form/attach-photos'
import { type CheckedWork, checkWork } from '../form/check-work'
import { fileRequest } from '../form/file-request'
import { findRepeat, hasFiled } from '../form/find-repeat'
import { filedHashOf } from '../form/form-hash'
import { bodyHashOf, clientKeys, lockClient, type Submission } from '../form/submission'
import { lockRequest } from '../lock-request'
import { makeUrgent, urgencyOf } from './make-urgent'

/**
 * Files an urgent request together with its payment (docs/product.md, 'Urgency'). The provider's status of the payment
 * decides. One payment files one request, even for repeated or concurrent calls: the intent is locked, and a unique
 * index forbids two requests with one intent. Equal submissions return the same request. If the sender has filed an
 * equal request without urgency, that request becomes urgent. Throws urgency_unpaid, payment_pending, payment_held,
 * payment_in_review, payment_used, validation_failed, photo_not_yours.
 */
export async function filePaidRequest(ctx: Ctx, actor: Caller, input: Submission): Promise<ServiceRequest> {
  const intent = await findIntent(ctx, actor, input.paymentId)
  const bodyHash = await bodyHashOf(ctx, input)
  const work = await checkWork(ctx, input)
  return ctx.transaction(async (ctx) => {
    const lockedIntent = await lockIntent(ctx.db, intent.id)
    if (!lockedIntent) throw new AppError('urgency_unpaid')
    const filedRequest = await ctx.db.serviceRequest.findUnique({
      where: { urgencyIntentId: lockedIntent.id },
    })
    if (filedRequest) return sameOrRefuse(filedRequest, bodyHash)
    if (!lockedIntent.effectPaymentId)
      throw new AppError((await whyInHand(ctx.db, lockedIntent.id)) ?? 'urgency_unpaid')
    // A payment that is being refunded pays for nothing.
    if (await isGoingBack(ctx.db, lockedIntent.effectPaymentId)) throw new AppError('urgency_unpaid')
    return file(ctx, actor, { input, work, bodyHash, intent: lockedIntent })
  })
}

/**
 * Returns the sender's own intent: the intent with the given id, the intent of the given payment, or the sender's last
 * one. Throws urgency_unpaid.
 */
async function findIntent(ctx: Ctx, actor: Caller, paymentId: string | undefined): Promise<PaymentIntent> {
  const intent = paymentId ? await findNamed(ctx, actor, paymentId) : await findLast(ctx, actor)
  if (intent?.kind !== urgencyFeeKind || intent.subjectType !== urgencyFeeSubjects.form)
    throw new AppError('urgency_unpaid')
  if (!hasMadePayment(actor, intent)) throw new AppError('urgency_unpaid')
  // Ask the provider about an open intent, because an intent that was found by its own id or as the last one may be
  // outdated.
  if (intent.status === 'open') await checkIntent(ctx, intent.id, 'return')
  return intent
}

async function findNamed(ctx: Ctx, actor: Caller, paymentId: string): Promise<PaymentIntent | null> {
  if (z.uuid().safeParse(paymentId).success)
    return ctx.db.paymentIntent.findUnique({ where: { id: paymentId } })
  if (!isPaymentId(paymentId)) return null
  if (!(await isKnownPayment(ctx.db, keyAt(ctx, paymentId))) && !(await mayAskAboutUnknown(ctx, actor)))
    return null
  const id = await intentOfNamed(ctx, paymentId)
  return id === null ? null : ctx.db.paymentIntent.findUnique({ where: { id } })
}

/**
 * Returns the id of the intent of a payment, or null. A payment that cannot be read may still have an intent. Its payer
 * must not be told that nothing was paid.
 */
async function intentOfNamed(ctx: Ctx, paymentId: string): Promise<string | null> {
  try {
    const outcome = await fetchPayment(ctx, paymentId, 'return')
    return outcome.belongsTo === 'intent' ? outcome.intentId : null
  } catch (error) {
    const id = unreadFieldsOf(error) === null ? null : await findIntentOf(ctx.db, keyAt(ctx, paymentId))
    if (id === null) throw error
    return id
  }
}

async function findLast(ctx: Ctx, actor: Caller): Promise<PaymentIntent | null> {
  const { userId, deviceHash } = identityOf(actor)
  const payer = userId ? { userId } : deviceHash ? { deviceHash, userId: null } : null
  if (!payer) return null
  return ctx.db.paymentIntent.findFirst({
    where: { ...payer, kind: urgencyFeeKind, subjectType: urgencyFeeSubjects.form },
    orderBy: { createdAt: 'desc' },
  })
}

/**
 * Returns the filed request if it has the same form. The intent already identifies the payer, so device and network do
 * not matter, which may have changed. Throws payment_used for another form.
 */
function sameOrRefuse(filedRequest: ServiceRequest, bodyHash: string): ServiceRequest {
  if (filedHashOf(filedRequest) !== bodyHash) throw new AppError('payment_used')
  return filedRequest
}

async function isGoingBack(tx: Tx, paymentId: string): Promise<boolean> {
  return (await tx.refund.count({ where: { paymentId, amountCentavos: null } })) > 0
}

interface PaidFiling {
  input: Submission
  work: CheckedWork
  bodyHash: string
  intent: PaymentIntent
}

async function file(
  ctx: TxCtx,
  actor: Caller,
  { input, work, bodyHash, intent }: PaidFiling,
): Promise<ServiceRequest> {
  // Lock the request before its client, in the same order as everywhere, to avoid deadlocks.
  const repeatedRequest = await findRepeat(ctx.db, actor, bodyHash)
  if (repeatedRequest) await lockRequest(ctx.db, repeatedRequest.id)
  await lockClient(ctx.db, [...clientKeys(ctx, actor, { phone: work.phone, email: input.email }), bodyHash])
  const equal = await findRepeat(ctx.db, actor, bodyHash)
  if (equal) return giveTo(ctx, actor, { equal, intent })
  // The limit of live requests does not apply, because the sender has paid.
  const urgency = await urgencyOf(ctx, intent)
  const request = await fileRequest(ctx, actor, { input, work, bodyHash, urgency })
  await attachPhotos(ctx.db, actor, request.id, input.photoIds)
  await closeDraft(ctx.db, intent, request)
  return request
}

/**
 * Uses the fee for an equal live request if its sender filed it without urgency and nobody has begun the work.
 * Otherwise the fee is superfluous; it is refunded if nothing else uses it.
 */
async function giveTo(
  ctx: TxCtx,
  actor: Caller,
  { equal, intent }: { equal: ServiceRequest; intent: PaymentIntent },
): Promise<ServiceRequest> {
  const request = await lockRequest(ctx.db, equal.id)
  if (!request || !hasFiled(ctx, actor, request)) return equal
  if (request.urgencyIntentId !== null || !isWaiting(request.status)) return equal
  await makeUrgent(ctx, actor, { request, intent })
  await closeDraft(ctx.db, intent, request)
  return request
}

async function closeDraft(tx: Tx, intent: PaymentIntent, request: { id: string }): Promise<void> {
  await tx.serviceRequestDraft.updateMany({
    where: { id: intent.subjectId, requestId: null },
    data: { requestId: request.id },
  })
}
