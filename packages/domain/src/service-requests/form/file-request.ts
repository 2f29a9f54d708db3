import type { ServiceRequest } from '@oficio/db/generated/client'
import { isOwnProvenMail } from '../../accounts/mailbox/own-proven-mail'
import { type Caller, identityOf } from '../../kernel/actor'
import { callerMarks, connectionHashOf } from '../../kernel/caller-marks'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { addDays } from '../../kernel/time/days'
import { firstOfferColumns } from '../first-offer'
import { recordEvent } from '../history'
import { notifyProfessionalsJob } from '../jobs'
import type { CheckedWork } from './check-work'
import { mailCodeOrWait } from './code-mails-of-connection'
import { formColumns } from './form-columns'
import { findHoldReason } from './held-requests'
import { type Submission, scopedKey, toClientInput } from './submission'

/**
 * The paid urgency of a request: its payment intent, and the time by which a professional must make contact (null:
 * nothing was promised).
 */
export interface Urgency {
  intentId: string
  dueAt: Date | null
}

interface Filing {
  input: Submission
  work: CheckedWork
  bodyHash: string
  urgency: Urgency | null
}

/**
 * Stores a checked form as a request. Enqueues the notification of professionals and the client's mail. Runs in the
 * caller's transaction, which must hold the locks of `clientKeys`. The caller attaches the photos.
 */
export async function fileRequest(ctx: TxCtx, actor: Caller, filing: Filing): Promise<ServiceRequest> {
  const { urgency } = filing
  const isConfirmed = await isOwnProvenMail(ctx.db, actor, filing.input.email)
  const connectionHash = connectionHashOf(ctx, actor)
  const rubroId = filing.work.rubro.id
  const request = await ctx.db.serviceRequest.create({
    data: {
      id: ctx.ids.next(),
      ...columnsOf(ctx, actor, filing),
      // Without a proven mail of their account, clients confirm by the mailed code or link, signed in or not.
      confirmedAt: isConfirmed ? ctx.clock.now() : null,
      connectionHash,
      networkHash: callerMarks(ctx, actor).networkHash,
      heldBecause: isConfirmed || urgency ? null : await findHoldReason(ctx, { connectionHash, rubroId }),
      ...(urgency && urgentColumns(ctx, urgency)),
      ...(await firstOfferColumns(ctx, {
        professionalId: filing.input.preferredProfessionalId,
        work: { rubroId, localidadId: filing.work.place.localidadId },
        isUrgent: urgency !== null,
        userId: identityOf(actor).userId,
      })),
    },
  })
  await recordEvent(ctx, actor, {
    requestId: request.id,
    type: 'filed',
    actorKind: 'client',
    toStatus: 'pending',
  })
  const isCodeWaiting = await mailCodeOrWait(ctx, actor, request)
  await enqueueJob(ctx.db, notifyProfessionalsJob, { requestId: request.id })
  return { ...request, codeWaitsSince: isCodeWaiting ? request.createdAt : null }
}

/** Returns the columns that a paid urgency sets. */
export const urgentColumns = (ctx: Ctx, { intentId, dueAt }: Urgency) => ({
  isUrgent: true,
  urgencyIntentId: intentId,
  urgentAt: ctx.clock.now(),
  urgentDueAt: dueAt,
  // A paid request is never held.
  heldBecause: null,
})

function columnsOf(ctx: Ctx, actor: Caller, { input, work, bodyHash }: Filing) {
  const now = ctx.clock.now()
  return {
    ...identityOf(actor),
    ...formColumns(toClientInput(input), work),
    expirationDays: input.expirationDays,
    expiresAt: addDays(now, input.expirationDays),
    idempotencyKey: scopedKey(actor),
    createdAt: now,
    bodyHash,
  }
}
