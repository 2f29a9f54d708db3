import {
  type ReportAnswer,
  type ReportReason,
  reportAnswers,
  reportAnswerTexts,
} from '@oficio/contracts/leads/reports'
import { paths } from '@oficio/contracts/paths'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { z } from 'zod'
import { builtBy, countRef, defineMail } from '../kernel/mail/define-mail'
import { nationalPhone } from '../kernel/text/normalise-phone'
import type { ClientMail } from '../service-requests/mails'
import { titleForProfessionals } from '../service-requests/title-for-professionals'
import { introduce, introduced } from '../service-requests/tracking/introduce'
import { isClientsMail, trackingUrl } from '../service-requests/tracking-link'
import { wordsForClient } from '../service-requests/words-for-client'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the client: somebody opened the contact data. */
    'lead-taken': ClientMail & {
      professionalName: string
      /** Null while they have no public page. */
      profileUrl: string | null
      portraitUrl: string | null
      rubros: string[]
      /** In their own words; null in a mail to an address that nobody has confirmed. */
      about: string | null
      /** The average of counted reviews; null without any. */
      rating: { average: number; count: number } | null
      phoneNational: string
      seatsTaken: number
      seatsTotal: number
      trackingUrl: string
    }
    /** To the client: a professional says that the lead is dead; asks '¿Te contactaron?' once. */
    'lead-report-question': ClientMail & {
      professionalName: string
      answers: { answer: ReportAnswer; text: string; url: string }[]
    }
    /** To the professional: what became of a report. */
    'lead-report-decided': {
      firstName: string
      title: string
      reason: ReportReason
      isReturned: boolean
      note: string | null
      freeLeadsLeft: number
      portalUrl: string
    }
  }
}

/** By this a mail to a client is readdressed, and erased, with the rest of their request. */
const requestId = z.uuid()

/** Earlier versions called seats places. */
const earlierTaken = z
  .object({ requestId, leadId: z.uuid(), placesTaken: countRef, placesTotal: countRef })
  .transform(({ placesTaken, placesTotal, ...ids }) => ({
    ...ids,
    seatsTaken: placesTaken,
    seatsTotal: placesTotal,
  }))

/** To the client: somebody opened the contact data. */
export const leadTakenMail = defineMail({
  template: 'lead-taken',
  label: 'Un profesional vio la solicitud',
  group: 'contact-opened',
  refs: z.object({ requestId, leadId: z.uuid(), seatsTaken: countRef, seatsTotal: countRef }),
  older: (stored) => earlierTaken.safeParse(stored).data ?? null,
})

/** To the client: a professional says that the lead is dead; asks '¿Te contactaron?' once. */
export const leadReportQuestionMail = defineMail({
  template: 'lead-report-question',
  label: 'Pregunta sobre un contacto reportado',
  refs: z.object({ requestId, reportId: z.uuid() }),
})

/** To the professional: what became of a report. */
export const leadReportDecidedMail = defineMail({
  template: 'lead-report-decided',
  label: 'Decisión sobre un contacto reportado',
  group: 'own-contacts',
  refs: z.object({ reportId: z.uuid() }),
})

const reportInclude = {
  lead: {
    include: {
      request: true,
      professional: { include: { user: { select: { firstName: true, lastName: true } } } },
    },
  },
} as const

export const leadTakenBuilder = builtBy(leadTakenMail, async (ctx, refs, to) => {
  const lead = await ctx.db.lead.findUnique({
    where: { id: refs.leadId },
    include: { request: true, professional: { include: introduced } },
  })
  if (!lead || !isLive(lead.request.status) || !isClientsMail(lead.request, to)) return null
  const { professional, request } = lead
  const { profilePath, profilePhotoUrl, rubros, about } = introduce(professional)
  const urlOf = (path: string | null) => path && new URL(path, ctx.site.origin).toString()
  return {
    ...(await wordsForClient(ctx, request)),
    professionalName: `${professional.user.firstName} ${professional.user.lastName}`,
    profileUrl: urlOf(profilePath),
    portraitUrl: urlOf(profilePhotoUrl),
    rubros,
    // Until the mailbox is proven, nobody's words are mailed to it.
    about: request.confirmedAt ? about : null,
    rating:
      professional.reviewCount > 0
        ? { average: professional.avgRating.toNumber(), count: professional.reviewCount }
        : null,
    phoneNational: nationalPhone(professional.phone ?? ''),
    seatsTaken: refs.seatsTaken,
    seatsTotal: refs.seatsTotal,
    trackingUrl: trackingUrl(ctx, lead.request),
  }
})

export const leadReportQuestionBuilder = builtBy(leadReportQuestionMail, async (ctx, refs, to) => {
  const report = await ctx.db.leadReport.findUnique({ where: { id: refs.reportId }, include: reportInclude })
  if (report?.status !== 'pending' || report.answer) return null
  const { request, professional } = report.lead
  if (!isClientsMail(request, to)) return null
  return {
    ...(await wordsForClient(ctx, request)),
    professionalName: `${professional.user.firstName} ${professional.user.lastName}`,
    answers: reportAnswers.map((answer) => ({
      answer,
      text: reportAnswerTexts[answer],
      url: trackingUrl(ctx, request, { reporte: report.id, respuesta: answer }),
    })),
  }
})

export const leadReportDecidedBuilder = builtBy(leadReportDecidedMail, async (ctx, refs) => {
  const report = await ctx.db.leadReport.findUnique({ where: { id: refs.reportId }, include: reportInclude })
  if (!report || report.status === 'pending') return null
  const { request, professional } = report.lead
  return {
    firstName: professional.user.firstName,
    // Given back, the lead is closed, and what was typed into the title with it.
    title: await titleForProfessionals(ctx, request),
    reason: report.reason,
    isReturned: report.status !== 'refused',
    note: report.decisionNote,
    freeLeadsLeft: professional.freeLeadsLeft,
    portalUrl: new URL(paths.portal(), ctx.site.origin).toString(),
  }
})
