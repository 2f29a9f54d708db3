import { reportAnswers, reportAnswerTexts } from '@oficio/contracts/leads/reports'
import { paths } from '@oficio/contracts/paths'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Ctx } from '../kernel/ctx'
import type { MailContent } from '../kernel/mail/templates'
import { maskContact } from '../service-requests/masking/mask-contact'
import { isClientsMail, trackingUrl } from '../service-requests/tracking/tracking-link'
import { wordsForClient } from '../service-requests/tracking/words-for-client'

type Refs = Record<string, string>

const reportInclude = {
  lead: {
    include: {
      request: true,
      professional: { include: { user: { select: { firstName: true, lastName: true } } } },
    },
  },
} as const

async function leadTaken(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const lead = await ctx.db.lead.findUnique({
    where: { id: refs.leadId },
    include: {
      request: true,
      professional: { include: { user: { select: { firstName: true, lastName: true } } } },
    },
  })
  if (!lead || !isLive(lead.request.status) || !isClientsMail(lead.request, to)) return null
  const { firstName, lastName } = lead.professional.user
  return {
    template: 'lead-taken',
    props: {
      ...(await wordsForClient(ctx, lead.request)),
      professionalName: `${firstName} ${lastName}`,
      placesTaken: Number(refs.placesTaken),
      placesTotal: Number(refs.placesTotal),
      trackingUrl: trackingUrl(ctx, lead.request),
    },
  }
}

async function leadReportQuestion(ctx: Ctx, refs: Refs, to: string): Promise<MailContent | null> {
  const report = await ctx.db.leadReport.findUnique({ where: { id: refs.reportId }, include: reportInclude })
  if (report?.status !== 'pending' || report.answer) return null
  const { request, professional } = report.lead
  if (!isClientsMail(request, to)) return null
  return {
    template: 'lead-report-question',
    props: {
      ...(await wordsForClient(ctx, request)),
      professionalName: `${professional.user.firstName} ${professional.user.lastName}`,
      answers: reportAnswers.map((answer) => ({
        answer,
        text: reportAnswerTexts[answer],
        url: trackingUrl(ctx, request, { reporte: report.id, respuesta: answer }),
      })),
    },
  }
}

async function leadReportDecided(ctx: Ctx, refs: Refs): Promise<MailContent | null> {
  const report = await ctx.db.leadReport.findUnique({ where: { id: refs.reportId }, include: reportInclude })
  if (!report || report.status === 'pending') return null
  const { request, professional } = report.lead
  return {
    template: 'lead-report-decided',
    props: {
      firstName: professional.user.firstName,
      // Given back, the lead is closed, and what was typed into the title with it.
      title: maskContact(request.title),
      reason: report.reason,
      isReturned: report.status !== 'refused',
      note: report.decisionNote,
      freeLeadsLeft: professional.freeLeadsLeft,
      portalUrl: new URL(paths.portal(), ctx.site.origin).toString(),
    },
  }
}

export const leadMails = {
  'lead-taken': leadTaken,
  'lead-report-question': leadReportQuestion,
  'lead-report-decided': leadReportDecided,
}
