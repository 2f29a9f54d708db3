import { codeOf } from '@oficio/contracts/errors'
import type { CommonReturnReason } from '@oficio/contracts/payments/refund-texts'
import { serviceRequestForm } from '@oficio/contracts/service-requests/form'
import { isLive, isWaiting } from '@oficio/contracts/service-requests/shapes'
import {
  urgencyFeeKind,
  urgencyFeeSubjects,
  urgencyFeeTitle,
} from '@oficio/contracts/service-requests/urgency-fee'
import {
  type UrgencyReturnReason,
  urgencyReturnReasons,
} from '@oficio/contracts/service-requests/urgency-returns'
import type { Tx } from '@oficio/db/client'
import { type PaymentIntent, Prisma, type ServiceRequest } from '@oficio/db/generated/client'
import { account, type Caller, system, visitor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import type { PaymentKindDefinition } from '../../payments/payment-kind'
import { attachAvailablePhotos } from '../form/attach-photos'
import { type CheckedWork, checkWork } from '../form/check-work'
import { fileRequest } from '../form/file-request'
import { findSameForm } from '../form/find-repeat'
import { bodyHashOf, lockClient, type Submission } from '../form/submission'
import { lockRequest } from '../lock-request'
import { makeUrgent, urgencyOf } from './make-urgent'
import { restorePromise } from './restore-promise'
import { startUrgencyOfRequest } from './start-urgency-of-request'
import { urgencySubject } from './urgency-subject'

/**
 * Defines what the fee of an urgent request pays for (docs/product.md, 'Urgency'). It files the stored form, or makes a
 * pending request urgent. Return page, notification and clock may race; the lock of the intent serialises them, and
 * only the first has an effect.
 */
export const urgencyKind: PaymentKindDefinition<UrgencyReturnReason> = {
  kind: urgencyFeeKind,
  title: urgencyFeeTitle,
  priceArs: (ctx) => ctx.settings.getFresh('urgencyFeeArs'),
  grant: grantFee,
  async takeBack(ctx, intent) {
    const [request] = await ctx.db.serviceRequest.updateManyAndReturn({
      where: { urgencyIntentId: intent.id },
      data: { isUrgent: false },
      select: { id: true },
    })
    if (request) await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
  },
  async restore(ctx, intent) {
    const filedRequest = await ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intent.id } })
    return filedRequest ? restorePromise(ctx, filedRequest.id) : grantFee(ctx, intent)
  },
  start: (ctx, actor, { subjectId, ...input }) =>
    subjectId ? startUrgencyOfRequest(ctx, actor, { ...input, requestId: subjectId }) : null,
  returnReasons: urgencyReturnReasons,
  // The payer's data is erased with the request, or with a form that never became one (tend-drafts.ts).
  payerErasedBy: 'noun',
  ...urgencySubject,
}

function grantFee(ctx: TxCtx, intent: PaymentIntent): Promise<CommonReturnReason | null> {
  return intent.subjectType === urgencyFeeSubjects.request
    ? payForRequest(ctx, intent)
    : fileDraft(ctx, intent)
}

async function payForRequest(ctx: TxCtx, intent: PaymentIntent): Promise<CommonReturnReason | null> {
  const request = await lockRequest(ctx.db, intent.subjectId)
  if (!request || !isWaiting(request.status)) return 'not_fulfilled'
  if (request.urgencyIntentId === intent.id) return urgentAgain(ctx.db, request)
  if (request.urgencyIntentId !== null) return 'second_payment'
  await makeUrgent(ctx, system, { request, intent })
  return null
}

async function fileDraft(ctx: TxCtx, intent: PaymentIntent): Promise<CommonReturnReason | null> {
  const draft = await ctx.db.serviceRequestDraft.findUnique({ where: { id: intent.subjectId } })
  if (!draft) return 'not_fulfilled'
  const filedRequest = await ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intent.id } })
  if (filedRequest) return urgentAgain(ctx.db, filedRequest)
  // The fee was paid without a form. Either the form follows, or the fee is refunded (tend-drafts.ts).
  if (draft.form === null) return null
  const sender = senderOf(draft)
  const form = serviceRequestForm.safeParse(draft.form)
  // An earlier version of the site stored the form, and the current schema refuses it.
  if (!form.success) return 'not_fulfilled'
  const input = form.data
  const bodyHash = await bodyHashOf(ctx, input)
  await lockClient(ctx.db, [input.email.toLowerCase(), draft.deviceHash, bodyHash])
  const equal = await findSameForm(ctx.db, bodyHash)
  // An equal request is live: it was paid on another page, or filed without urgency since.
  if (equal) return equal.urgencyIntentId === null ? 'not_fulfilled' : 'second_payment'
  const work = await checkedWork(ctx.db, input)
  if (!work) return 'not_fulfilled'
  const urgency = await urgencyOf(ctx, intent)
  const request = await fileRequest(ctx, sender, { input, work, bodyHash, urgency })
  await attachAvailablePhotos(ctx.db, sender, request.id, input.photoIds)
  await ctx.db.serviceRequestDraft.update({
    where: { id: draft.id },
    data: { requestId: request.id, form: Prisma.DbNull, closedAt: ctx.clock.now() },
  })
  return null
}

/**
 * Returns the checked form, or null if it is invalid now. It was valid when the payment began, but its rubro or place
 * may have been removed since.
 */
async function checkedWork(tx: Tx, input: Submission): Promise<CheckedWork | null> {
  try {
    return await checkWork({ db: tx }, input)
  } catch (error) {
    if (codeOf(error) === 'validation_failed') return null
    throw error
  }
}

/**
 * Handles a further payment for a request that was filed with this intent. Restores the urgency if the earlier payment
 * was taken back. Returns second_payment if the promise is settled or the request is closed.
 */
async function urgentAgain(tx: Tx, filedRequest: ServiceRequest): Promise<CommonReturnReason | null> {
  const isPromiseOver =
    filedRequest.urgentOutcome === 'refunded' || filedRequest.urgentOutcome === 'cancelled'
  if (isPromiseOver || !isLive(filedRequest.status)) return 'second_payment'
  await tx.serviceRequest.update({ where: { id: filedRequest.id }, data: { isUrgent: true } })
  return null
}

/** Returns the sender of the form, because the notification of the provider that files it has no user. */
function senderOf(draft: {
  userId: string | null
  deviceHash: string | null
  ipPrefix: string | null
}): Caller {
  const details = { deviceHash: draft.deviceHash, ipPrefix: draft.ipPrefix }
  return draft.userId ? account(draft.userId, 'user', details) : visitor(details)
}
