import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { serverLimits } from '@oficio/contracts/server-limits'
import { urgencyFeeKind, urgencyFeeSubjects } from '@oficio/contracts/service-requests/urgency-fee'
import type { createAnonymousPaymentEndpoint } from '@oficio/contracts/service-requests/urgent-payment'
import type { Tx } from '@oficio/db/client'
import type { PaymentIntent, Prisma } from '@oficio/db/generated/client'
import { addHours, addMinutes, differenceInSeconds, subHours } from 'date-fns'
import { type Caller, type Identity, identityOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { startCheckout } from '../../payments/checkout/start-checkout'
import { photoOwnerKeys } from '../../photos/photo-keys'
import { checkWork } from '../form/check-work'
import { findSameForm } from '../form/find-repeat'
import { refuseTooMany } from '../form/live-requests'
import { bodyHashOf, clientKeys, lockClient, type Submission, submissionHashOf } from '../form/submission'
import { refuseOutsideHours } from './urgent-hours'

type Input = InputOf<typeof createAnonymousPaymentEndpoint>
type Answer = ResponseOf<typeof createAnonymousPaymentEndpoint>

/**
 * Stores an urgent form and opens the checkout page of its fee (docs/product.md, 'Urgency'). Checks everything that
 * could refuse the form later, before money is taken. The same form returns the same page. The provider receives only
 * amount and reference, no personal data. Throws price_changed, urgent_closed, validation_failed,
 * too_many_live_requests, too_many_filings, photo_not_yours, already_filed, payment_held, payment_in_review, and the
 * errors of the payment port.
 */
export async function startUrgentPayment(ctx: Ctx, actor: Caller, input: Input): Promise<Answer> {
  const form = input.metadata.form_data ? { ...input.metadata.form_data, isUrgent: true } : null
  return startCheckout(ctx, actor, {
    kind: urgencyFeeKind,
    amount: input.amount,
    async order(ctx) {
      await refuseOutsideHours(ctx)
      const draft = form ? await keepForm(ctx, actor, form) : keepNothing(ctx, actor)
      return {
        ...draft,
        returnPath: safeReturnPath(input.return_url) ?? paths.urgentRequestForm(),
        expiresAt: addMinutes(ctx.clock.now(), limits.urgentCheckoutMinutes),
      }
    },
  })
}

async function keepForm(ctx: TxCtx, actor: Caller, form: Submission) {
  refuseFilledTrap({ website: form.website })
  const work = await checkWork(ctx, form)
  const bodyHash = await bodyHashOf(ctx, form)
  const submissionHash = submissionHashOf(actor, bodyHash)
  await lockClient(ctx.db, [...clientKeys(ctx, actor, { phone: work.phone, email: form.email }), bodyHash])
  // Check this even if a page is open. Another device may have filed the same form since, so a payment would have to be
  // refunded.
  if (await findSameForm(ctx.db, bodyHash)) throw new AppError('already_filed')
  const id = ctx.ids.next()
  return {
    subject: { type: urgencyFeeSubjects.form, id },
    same: await sameForms(ctx.db, identityOf(actor), submissionHash),
    payerEmail: form.email,
    async beforePage(ctx: TxCtx, open: PaymentIntent | null) {
      if (open) return
      await refuseManyDrafts(ctx, identityOf(actor))
      await refuseTooMany(ctx, actor, { phone: work.phone, email: form.email })
      await refuseForeignPhotos(ctx.db, actor, form.photoIds)
      // The cast is safe, because the contract parsed the form from JSON.
      const storedForm = form as unknown as Prisma.InputJsonObject
      await insertDraft(ctx, actor, { id, submissionHash, form: storedForm })
    },
  }
}

/** Prepares a fee without a form, for clients of the API. They send the form later, with the id of the payment. */
function keepNothing(ctx: TxCtx, actor: Caller) {
  const id = ctx.ids.next()
  return {
    subject: { type: urgencyFeeSubjects.form, id },
    payerEmail: null,
    async beforePage(ctx: TxCtx) {
      await refuseManyDrafts(ctx, identityOf(actor))
      await insertDraft(ctx, actor, { id, submissionHash: '', form: null })
    },
  }
}

/**
 * Returns the filters for checkout pages of the same form and sender: all, and open ones. Another device gets its own
 * page, because it could not see a payment of the first one.
 */
async function sameForms(tx: Tx, { userId, deviceHash }: Identity, submissionHash: string) {
  const drafts = await tx.serviceRequestDraft.findMany({
    where: { submissionHash, requestId: null },
    select: { id: true, closedAt: true },
  })
  const ofSender = { subjectType: urgencyFeeSubjects.form, userId, deviceHash }
  const openIds = drafts.flatMap(({ id, closedAt }) => (closedAt === null ? id : []))
  return {
    all: { ...ofSender, subjectId: { in: drafts.map(({ id }) => id) } },
    open: { ...ofSender, subjectId: { in: openIds } },
  }
}

/**
 * Throws rate_limited if the sender made too many drafts within the hour, because each draft stores a form and opens a
 * page at the provider. Counts by account or device, not by network. A visitor who deletes cookies reaches the rate
 * limit of the address before.
 */
async function refuseManyDrafts(ctx: TxCtx, { userId, deviceHash }: Identity): Promise<void> {
  const sender = userId ? { userId } : deviceHash ? { deviceHash } : null
  if (sender === null) return
  const now = ctx.clock.now()
  const tooMany = await ctx.db.serviceRequestDraft.findFirst({
    where: { ...sender, requestId: null, createdAt: { gt: subHours(now, 1) } },
    orderBy: { createdAt: 'desc' },
    skip: serverLimits.draftsPerHour - 1,
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

interface NewDraft {
  id: string
  form: Prisma.InputJsonObject | null
  submissionHash: string
}

async function insertDraft(ctx: TxCtx, actor: Caller, { form, ...draft }: NewDraft): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.serviceRequestDraft.create({
    data: {
      ...draft,
      ...(form ? { form } : { closedAt: now }),
      ...identityOf(actor),
      ipPrefix: actor.ipPrefix,
      createdAt: now,
    },
  })
}
