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
import { whyHeld } from './held-requests'
import { type Submission, saidIn, scopedKey } from './submission'

/** What makes a request urgent: the paid intent, and until when somebody has to answer (null: nothing was promised). */
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
 * Stores a checked form as a request and enqueues the telling of professionals and the client's mail, all in the
 * caller's transaction, which holds the locks of `clientKeys`. The photos are the caller's to attach.
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
      // Without a proven mail of their account the client confirms by what is mailed, with a session or without.
      confirmedAt: isConfirmed ? ctx.clock.now() : null,
      connectionHash,
      networkHash: callerMarks(ctx, actor).networkHash,
      heldBecause: isConfirmed || urgency ? null : await whyHeld(ctx, { connectionHash, rubroId }),
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
  // Somebody paid for it.
  heldBecause: null,
})

function columnsOf(ctx: Ctx, actor: Caller, { input, work, bodyHash }: Filing) {
  const now = ctx.clock.now()
  return {
    ...identityOf(actor),
    ...formColumns(saidIn(input), work),
    expirationDays: input.expirationDays,
    expiresAt: addDays(now, input.expirationDays),
    idempotencyKey: scopedKey(actor),
    createdAt: now,
    bodyHash,
  }
}
