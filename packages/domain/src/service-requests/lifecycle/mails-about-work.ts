import { paths } from '@oficio/contracts/paths'
import { linkActions } from '@oficio/contracts/service-requests/link-query'
import { isLive, type ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { workAnswerNames, workAnswers, workAnswerTexts } from '@oficio/contracts/service-requests/work'
import type { Ctx } from '../../kernel/ctx'
import { builtBy } from '../../kernel/events/define-event'
import { completionDeniedEvent, requestCompletedEvent, requestWorkQuestionEvent } from '../events'
import { noProfessional, type ShownProfessional, shownColumns, showProfessional } from '../shown-professional'
import { titleForProfessionals } from '../title-for-professionals'
import { isClientsMail, trackingUrl } from '../tracking-link'
import { wordsForClient } from '../words-for-client'
import { deniableUntil, loadLastCompletion } from './completion'
import { lastChange, workAnswerUntil } from './work-questions'

/** Returns the history entry that a mail is about. A mail without `eventId` is about the last change to that status. */
export function eventOf(
  ctx: Ctx,
  { requestId, status, eventId }: { requestId: string; status: ServiceRequestStatus; eventId: string | null },
) {
  return ctx.db.serviceRequestEvent.findFirst({
    where: { requestId, toStatus: status, ...(eventId && { id: eventId }) },
    orderBy: { createdAt: 'desc' },
  })
}

/** Returns name and face of the professional of a lead, past or present; nulls without one. */
export async function professionalOfLead(ctx: Ctx, leadId: string | null): Promise<ShownProfessional> {
  const lead =
    leadId &&
    (await ctx.db.lead.findUnique({
      where: { id: leadId },
      select: { professional: { select: shownColumns } },
    }))
  return lead ? showProfessional(ctx, lead.professional) : noProfessional
}

export const requestCompletedBuilder = builtBy(requestCompletedEvent, async (ctx, refs, to) => {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: refs.requestId } })
  const completion = request && (await loadLastCompletion(ctx.db, request))
  const until = completion && deniableUntil(completion)
  // Skip the mail if the client has denied the completion, or if the request was completed again, which has its own
  // mail.
  if (!until || completion.id !== refs.eventId || !isClientsMail(request, to)) return null
  return {
    ...(await wordsForClient(ctx, request)),
    ...(await professionalOfLead(ctx, completion.leadId)),
    deniableUntil: until.toISOString(),
    denyUrl: trackingUrl(ctx, request, { accion: linkActions.deny }),
    trackingUrl: trackingUrl(ctx, request),
  }
})

export const requestWorkQuestionBuilder = builtBy(requestWorkQuestionEvent, async (ctx, refs, to) => {
  const request = await ctx.db.serviceRequest.findUnique({ where: { id: refs.requestId } })
  if (!request || !isClientsMail(request, to)) return null
  const until = workAnswerUntil(request, await lastChange(ctx.db, request))
  // Skip the mail if something has happened since, or if the question was asked again.
  if (!until || request.workAskedAt?.toISOString() !== refs.askedAt) return null
  return {
    ...(await wordsForClient(ctx, request)),
    ...(await professionalOfLead(ctx, request.chosenLeadId)),
    answerUntil: until.toISOString(),
    answers: workAnswers.map((answer) => ({
      answer,
      text: workAnswerTexts[answer],
      url: trackingUrl(ctx, request, { trabajo: workAnswerNames[answer] }),
    })),
  }
})

export const completionDeniedBuilder = builtBy(completionDeniedEvent, async (ctx, refs) => {
  const lead = await ctx.db.lead.findUnique({
    where: { id: refs.leadId },
    include: {
      request: true,
      professional: { include: { user: { select: { firstName: true, closedAt: true } } } },
    },
  })
  // Skip the mail if the professional cannot read the contact data, because the mail says that it is visible again.
  if (lead?.status !== 'active' || !isLive(lead.request.status)) return null
  if (lead.professional.status === 'suspended' || lead.professional.user.closedAt) return null
  return {
    firstName: lead.professional.user.firstName,
    title: await titleForProfessionals(ctx, lead.request),
    requestUrl: new URL(paths.professionalRequest(lead.requestId), ctx.site.origin).toString(),
  }
})
