import type { ReportAnswer, ReportReason } from '@oficio/contracts/leads/reports'
import type { OwnReview } from '@oficio/contracts/reviews/endpoints'
import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { visitor } from '@oficio/domain/kernel/actor'
import { markContacted } from '@oficio/domain/leads/mark-contacted'
import { answerReport } from '@oficio/domain/leads/reports/answer-report'
import { decideReport } from '@oficio/domain/leads/reports/decide-report'
import { reportLead } from '@oficio/domain/leads/reports/report-lead'
import { takeLead } from '@oficio/domain/leads/taking/take-lead'
import { answerReview } from '@oficio/domain/reviews/answer-review'
import { writeReview } from '@oficio/domain/reviews/write-review'
import { confirmServiceRequest } from '@oficio/domain/service-requests/filing/confirm-service-request'
import { changeStatus } from '@oficio/domain/service-requests/lifecycle/change-status'
import { expireRequests, warnExpiring } from '@oficio/domain/service-requests/lifecycle/expire-requests'
import { extendServiceRequest } from '@oficio/domain/service-requests/lifecycle/extend-service-request'
import { notifyProfessionals } from '@oficio/domain/service-requests/matching/notify-professionals'
import { confirmationCode } from '@oficio/domain/service-requests/tracking-link'
import { settleUrgentRequests } from '@oficio/domain/service-requests/urgency/settle-urgent'
import { buildUrgency } from '@oficio/domain/testing/builders/build-urgency'
import type { ProfessionalKey } from '../cast/add-cast'
import type { Scene, Step } from './story'

// The steps call the product's own use-cases, so that no business rule is broken and no row is missing. Payments are
// the exception, because the provider cannot be asked while the demo is seeded.
type Play = Step['play']

export const professionalsAreTold: Play = ({ ctx, requestId }) => notifyProfessionals(ctx, requestId)

export const confirms: Play = async ({ ctx, requestId }) => {
  const request = await ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
  await confirmServiceRequest(ctx, visitor(), { id: requestId, code: confirmationCode(ctx, request) })
}

/** The professionals open the contact data, one after the other. */
export const takes =
  (...keys: ProfessionalKey[]): Play =>
  async (scene) => {
    for (const key of keys) await takeLead(scene.ctx, actorOf(scene, key), { id: scene.requestId })
  }

export const contacts =
  (key: ProfessionalKey): Play =>
  async (scene) =>
    markContacted(scene.ctx, actorOf(scene, key), { id: await leadOf(scene, key) })

export const marks =
  (key: ProfessionalKey, status: ServiceRequestStatus): Play =>
  async (scene) =>
    changeStatus(scene.ctx, actorOf(scene, key), { id: scene.requestId, status })

export const clientChooses =
  (key: ProfessionalKey): Play =>
  async (scene) =>
    changeStatus(scene.ctx, scene.client, {
      id: scene.requestId,
      status: 'in_progress',
      leadId: await leadOf(scene, key),
    })

export const clientMarks =
  (status: ServiceRequestStatus, reason?: string): Play =>
  ({ ctx, client, requestId }) =>
    changeStatus(ctx, client, { id: requestId, status, reason })

export const clientExtends: Play = ({ ctx, client, requestId }) =>
  extendServiceRequest(ctx, client, { id: requestId })

export const reports =
  (key: ProfessionalKey, reason: ReportReason, note?: string): Play =>
  async (scene) =>
    reportLead(scene.ctx, actorOf(scene, key), { id: await leadOf(scene, key), reason, note })

export const clientAnswers =
  (key: ProfessionalKey, answer: ReportAnswer): Play =>
  async (scene) =>
    answerReport(scene.ctx, scene.client, { id: await reportOf(scene, key), answer })

export const adminDecides =
  (key: ProfessionalKey, decision: 'return' | 'refuse', note: string): Play =>
  async (scene) =>
    decideReport(scene.ctx, scene.cast.admin, { id: await reportOf(scene, key), decision, note })

/** The client reviews the work. */
export const clientReviews =
  (rating: OwnReview['rating'], content: string): Play =>
  ({ ctx, client, requestId }) =>
    writeReview(ctx, client, { id: requestId, rating, content })

export const answersReview =
  (key: ProfessionalKey, answer: string): Play =>
  async (scene) => {
    const lead = { leadId: await leadOf(scene, key) }
    const { id } = await scene.ctx.db.review.findUniqueOrThrow({ where: lead })
    await answerReview(scene.ctx, actorOf(scene, key), { id, answer })
  }

/**
 * The client pays for urgency. A professional must respond within the hour, because otherwise the fee would be
 * refunded.
 */
export const paysUrgency: Play = ({ ctx, requestId }) => buildUrgency(ctx, requestId)

/** Runs the worker's scheduled tasks, also for the other stories. */
export const promiseIsKept: Play = ({ ctx }) => settleUrgentRequests(ctx)
export const warningIsSent: Play = ({ ctx }) => warnExpiring(ctx)
export const expires: Play = ({ ctx }) => expireRequests(ctx)

function whoIs({ cast }: Scene, key: ProfessionalKey) {
  const professional = cast.professionals.get(key)
  if (!professional) throw new Error(`the demo data has no ${key}`)
  return professional
}

const actorOf = (scene: Scene, key: ProfessionalKey) => whoIs(scene, key).actor

async function leadOf(scene: Scene, key: ProfessionalKey): Promise<string> {
  const { id } = await scene.ctx.db.lead.findFirstOrThrow({
    where: { requestId: scene.requestId, professionalId: whoIs(scene, key).id },
  })
  return id
}

async function reportOf(scene: Scene, key: ProfessionalKey): Promise<string> {
  const { id } = await scene.ctx.db.leadReport.findFirstOrThrow({
    where: { leadId: await leadOf(scene, key) },
  })
  return id
}
