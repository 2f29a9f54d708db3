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
 * The fee of an urgent request (docs/product.md, 'Urgency'): its payment files the form that was kept, or makes a pending
 * request urgent. Whichever comes first, return page, notification or clock, the intent's lock lets one of them through,
 * and the others find it done.
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
    const filed = await ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intent.id } })
    return filed ? restorePromise(ctx, filed.id) : grantFee(ctx, intent)
  },
  start: (ctx, actor, { subjectId, ...input }) =>
    subjectId ? startUrgencyOfRequest(ctx, actor, { ...input, requestId: subjectId }) : null,
  returnReasons: urgencyReturnReasons,
  // With the request, or with the form that never became one (tend-drafts.ts).
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
  const filed = await ctx.db.serviceRequest.findUnique({ where: { urgencyIntentId: intent.id } })
  if (filed) return urgentAgain(ctx.db, filed)
  // A fee that was paid by itself: the form comes later, or the money goes back (tend-drafts.ts).
  if (draft.form === null) return null
  const sender = senderOf(draft)
  const form = serviceRequestForm.safeParse(draft.form)
  // Kept by an earlier version of the site that took what this one does not.
  if (!form.success) return 'not_fulfilled'
  const input = form.data
  const bodyHash = await bodyHashOf(ctx, input)
  await lockClient(ctx.db, [input.email.toLowerCase(), draft.deviceHash, bodyHash])
  const equal = await findSameForm(ctx.db, bodyHash)
  // The same form lives: paid for on another page, or sent without urgency meanwhile.
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

/** It was right when it was paid for; a rubro or place may have gone since. */
async function checkedWork(tx: Tx, input: Submission): Promise<CheckedWork | null> {
  try {
    return await checkWork({ db: tx }, input)
  } catch (error) {
    if (codeOf(error) === 'validation_failed') return null
    throw error
  }
}

/** Paid before, and the request was filed: somebody paid on its page again, in place of money that went, or beside it. */
async function urgentAgain(tx: Tx, filed: ServiceRequest): Promise<CommonReturnReason | null> {
  const isPromiseOver = filed.urgentOutcome === 'refunded' || filed.urgentOutcome === 'cancelled'
  if (isPromiseOver || !isLive(filed.status)) return 'second_payment'
  await tx.serviceRequest.update({ where: { id: filed.id }, data: { isUrgent: true } })
  return null
}

/** Who sent the form: the notification that files it comes from nobody. */
function senderOf(draft: {
  userId: string | null
  deviceHash: string | null
  ipPrefix: string | null
}): Caller {
  const details = { deviceHash: draft.deviceHash, ipPrefix: draft.ipPrefix }
  return draft.userId ? account(draft.userId, 'user', details) : visitor(details)
}
