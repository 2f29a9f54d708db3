import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import type { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import { texts } from '@oficio/contracts/texts'
import type { Tx } from '@oficio/db/client'
import type { PaymentIntent, Prisma } from '@oficio/db/generated/client'
import { addHours, addMinutes, differenceInSeconds, subHours } from 'date-fns'
import { type Caller, type Identity, identityOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { agreedPriceArs, insertIntent, openCheckout } from '../../payments/checkout/open-checkout'
import { isFreeToPay, refuseWhileInHand } from '../../payments/checkout/payment-in-hand'
import { photoOwnerKeys } from '../../photos/photo-keys'
import { checkWork } from '../form/check-work'
import { findSameForm } from '../form/find-repeat'
import { refuseTooMany } from '../form/live-requests'
import { bodyHashOf, clientKeys, lockClient, type Submission, submissionHashOf } from '../form/submission'
import { refuseOutsideHours } from './urgent-hours'

type Input = InputOf<typeof createAnonymousPaymentEndpoint>
type Answer = ResponseOf<typeof createAnonymousPaymentEndpoint>

/**
 * Keeps an urgent form and opens the page where its fee is paid (docs/product.md, 'Urgency'). All that could refuse the
 * form later is asked before money is taken. The same form sent twice gets the same page. Personal data stays here: the
 * provider is told amount and reference only. Throws price_changed, urgent_closed, validation_failed,
 * too_many_live_requests, too_many_filings, photo_not_yours, already_filed, payment_held, payment_in_review, and what
 * the port throws.
 */
export async function startUrgentPayment(ctx: Ctx, actor: Caller, input: Input): Promise<Answer> {
  const feeArs = await agreedPriceArs(ctx, 'urgency_fee', input.amount)
  await refuseOutsideHours(ctx)
  const form = input.metadata.form_data ? { ...input.metadata.form_data, isUrgent: true } : null
  const returnPath = safeReturnPath(input.return_url) ?? paths.urgentRequestForm()
  const intent = form
    ? await keepForm(ctx, actor, { form, feeArs, returnPath })
    : await ctx.transaction((ctx) => keepNothing(ctx, actor, { feeArs, returnPath }))
  return openCheckout(ctx, intent)
}

interface Price {
  feeArs: number
  returnPath: string
}

async function keepForm(
  ctx: Ctx,
  actor: Caller,
  { form, ...price }: Price & { form: Submission },
): Promise<PaymentIntent> {
  if (form.website) throw new AppError('validation_failed', { fields: { website: texts.unexpected } })
  const work = await checkWork(ctx, form)
  const bodyHash = await bodyHashOf(ctx, form)
  const submissionHash = submissionHashOf(actor, bodyHash)
  return ctx.transaction(async (ctx) => {
    await lockClient(ctx.db, [...clientKeys(actor, work.phone, form.email), bodyHash])
    // Before the open page: another device may have filed the same form since, and its payment would have to go back.
    if (await findSameForm(ctx.db, bodyHash)) throw new AppError('already_filed')
    const open = await findOpen(ctx, identityOf(actor), { submissionHash, feeArs: price.feeArs })
    if (open) return open
    await refuseManyDrafts(ctx, identityOf(actor))
    await refuseTooMany(ctx, actor, { phone: work.phone, email: form.email })
    await refuseForeignPhotos(ctx.db, actor, form.photoIds)
    // Parsed by the contract from JSON, so it is JSON.
    const stored = form as unknown as Prisma.InputJsonObject
    return insertDraft(ctx, actor, { form: stored, submissionHash, payerEmail: form.email, ...price })
  })
}

/** A fee paid by itself, as a client of the API may do: the form comes with the payment's id later. */
async function keepNothing(ctx: TxCtx, actor: Caller, price: Price): Promise<PaymentIntent> {
  await refuseManyDrafts(ctx, identityOf(actor))
  return insertDraft(ctx, actor, { form: null, submissionHash: '', payerEmail: null, ...price })
}

/** The page of the same form and sender; a payer on another device would not be shown what they paid. Throws payment_held, payment_in_review. */
async function findOpen(
  ctx: TxCtx,
  { userId, deviceHash }: Identity,
  { submissionHash, feeArs }: { submissionHash: string; feeArs: number },
): Promise<PaymentIntent | null> {
  const now = ctx.clock.now()
  const drafts = await ctx.db.serviceRequestDraft.findMany({
    where: { submissionHash, requestId: null },
    select: { id: true, closedAt: true },
  })
  const ofForm = { subjectType: 'service_request_draft', userId, deviceHash }
  const allIds = drafts.map(({ id }) => id)
  await refuseWhileInHand(ctx.db, { ...ofForm, subjectId: { in: allIds } }, now)
  const openIds = drafts.flatMap(({ id, closedAt }) => (closedAt === null ? id : []))
  return ctx.db.paymentIntent.findFirst({
    where: {
      ...ofForm,
      ...isFreeToPay,
      subjectId: { in: openIds },
      status: 'open',
      amountCentavos: feeArs * 100,
      // Enough time to pay has to be left.
      expiresAt: { gt: addMinutes(now, 10) },
    },
  })
}

/**
 * Every draft keeps a form and has a page at the provider, so nobody makes them without end. Neighbours do not count:
 * whoever drops their cookies meets the ceiling of their address before they come here.
 */
async function refuseManyDrafts(ctx: TxCtx, { userId, deviceHash }: Identity): Promise<void> {
  const sender = userId ? { userId } : deviceHash ? { deviceHash } : null
  if (sender === null) return
  const now = ctx.clock.now()
  const tooMany = await ctx.db.serviceRequestDraft.findFirst({
    where: { ...sender, requestId: null, createdAt: { gt: subHours(now, 1) } },
    orderBy: { createdAt: 'desc' },
    skip: limits.draftsPerHour - 1,
  })
  if (!tooMany) return
  const freeAt = addHours(tooMany.createdAt, 1)
  throw new AppError('rate_limited', {
    retryAfterSeconds: differenceInSeconds(freeAt, now, { roundingMethod: 'ceil' }),
  })
}

async function refuseForeignPhotos(tx: Tx, actor: Caller, photoIds: string[]): Promise<void> {
  const ids = [...new Set(photoIds)]
  const own = await tx.photo.count({
    where: { id: { in: ids }, state: 'pending', ownerKey: { in: photoOwnerKeys(actor) } },
  })
  if (own < ids.length) throw new AppError('photo_not_yours')
}

interface NewDraft extends Price {
  form: Prisma.InputJsonObject | null
  submissionHash: string
  payerEmail: string | null
}

async function insertDraft(
  ctx: TxCtx,
  actor: Caller,
  { form, submissionHash, feeArs, ...intent }: NewDraft,
): Promise<PaymentIntent> {
  const now = ctx.clock.now()
  const id = ctx.ids.next()
  await ctx.db.serviceRequestDraft.create({
    data: {
      id,
      ...(form ? { form } : { closedAt: now }),
      ...identityOf(actor),
      ipPrefix: actor.ipPrefix,
      submissionHash,
      createdAt: now,
    },
  })
  return insertIntent(ctx, actor, {
    ...intent,
    kind: 'urgency_fee',
    subject: { type: 'service_request_draft', id },
    amountCentavos: feeArs * 100,
    expiresAt: addMinutes(now, limits.urgentCheckoutMinutes),
  })
}
