import {
  type ReportAnswer,
  type ReportReason,
  reportAnswers,
  reportAnswerTexts,
} from '@oficio/contracts/leads/reports'
import { paths } from '@oficio/contracts/paths'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { z } from 'zod'
import { builtBy, countRef, defineEvent } from '../kernel/events/define-event'
import { nationalPhone } from '../kernel/text/normalise-phone'
import type { ClientMail } from '../service-requests/events'
import { clientNotice, professionalNotice } from '../service-requests/notice-words'
import { shownColumns, showProfessional } from '../service-requests/shown-professional'
import { titleForProfessionals } from '../service-requests/title-for-professionals'
import { introduce, introducedColumns } from '../service-requests/tracking/introduce'
import { isClientsMail, trackingUrl } from '../service-requests/tracking-link'
import { wordsForClient } from '../service-requests/words-for-client'

declare module '../kernel/mail-templates' {
  interface MailTemplates {
    /** To the client: a professional opened the contact data. */
    'lead-taken': ClientMail & {
      professionalName: string
      /** Null without one, and if the request is unconfirmed. */
      companyName: string | null
      /** Null while the professional has no public page. */
      profileUrl: string | null
      portraitUrl: string | null
      faceSeed: string
      rubros: string[]
      /** How the professionals describe themselves. Null if the request is unconfirmed. */
      about: string | null
      /** The average of the counted reviews; null without any. */
      rating: { average: number; count: number } | null
      phoneNational: string
      seatsTaken: number
      seatsTotal: number
      trackingUrl: string
    }
    /** To the client: a professional reported the lead as dead. The mail asks '¿Te contactaron?' once. */
    'lead-report-question': ClientMail & {
      professionalName: string
      portraitUrl: string | null
      faceSeed: string
      answers: { answer: ReportAnswer; text: string; url: string }[]
    }
    /** To the professional: the decision about a report. */
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

/** To a professional: a client confirmed the request whose contact data the professional had opened. */
export const leadConfirmedEvent = defineEvent({
  name: 'lead-confirmed',
  group: 'own-contacts',
  notice: professionalNotice('lead-confirmed', ({ isCharged }: { isCharged: boolean }) => ({
    title: 'Un cliente tuyo confirmó su solicitud',
    body: isCharged ? 'Usó uno de tus contactos gratis.' : 'No te descontamos nada.',
  })),
})

/** To a professional: an unconfirmed request now costs a free lead, because the professional does the work. */
export const leadCountedEvent = defineEvent({
  name: 'lead-counted',
  group: 'own-contacts',
  notice: professionalNotice('lead-counted', () => ({
    title: 'Usaste un contacto gratis',
    body: 'El cliente todavía no confirmó su solicitud, pero el trabajo es tuyo.',
  })),
})

/** The ref by which a mail to a client is redirected to another address, or erased, together with the request. */
const requestId = z.uuid()

/** Converts refs of an earlier version, which called seats places. */
const earlierTaken = z
  .object({ requestId, leadId: z.uuid(), placesTaken: countRef, placesTotal: countRef })
  .transform(({ placesTaken, placesTotal, ...ids }) => ({
    ...ids,
    seatsTaken: placesTaken,
    seatsTotal: placesTotal,
  }))

/** To the client: a professional opened the contact data. */
export const leadTakenEvent = defineEvent({
  name: 'lead-taken',
  group: 'contact-opened',
  notice: clientNotice('lead-taken', ({ name }: { name: string }) => `${name} ya vio tu solicitud`),
  mail: {
    label: 'Un profesional vio la solicitud',
    refs: z.object({ requestId, leadId: z.uuid(), seatsTaken: countRef, seatsTotal: countRef }),
    older: (refs) => earlierTaken.safeParse(refs).data ?? null,
  },
})

/** To the client: a professional who saw the request closed the account. */
export const leadClosedEvent = defineEvent({
  name: 'lead-closed',
  group: 'request-news',
  notice: clientNotice('request-status', () => 'Un profesional que vio tu solicitud cerró su cuenta'),
})

/** To the client: a professional reported the lead as dead. The mail asks '¿Te contactaron?' once. */
export const leadReportQuestionEvent = defineEvent({
  name: 'lead-report-question',
  mail: { label: 'Pregunta sobre un contacto reportado', refs: z.object({ requestId, reportId: z.uuid() }) },
})

/** To the professional: the decision about a report. */
export const leadReportDecidedEvent = defineEvent({
  name: 'lead-report-decided',
  group: 'own-contacts',
  notice: professionalNotice('lead-report-decided', ({ isReturned }: { isReturned: boolean }) => ({
    title: isReturned ? 'Te devolvimos un contacto' : 'Revisamos tu reporte',
    body: isReturned
      ? 'Ya no cuenta y su lugar quedó libre.'
      : 'Esta vez no lo devolvemos: el contacto sigue siendo tuyo.',
  })),
  mail: { label: 'Decisión sobre un contacto reportado', refs: z.object({ reportId: z.uuid() }) },
})

const reportInclude = {
  lead: {
    include: {
      request: true,
      professional: { select: { ...shownColumns, freeLeadsLeft: true } },
    },
  },
} as const

export const leadTakenBuilder = builtBy(leadTakenEvent, async (ctx, refs, to) => {
  const lead = await ctx.db.lead.findUnique({
    where: { id: refs.leadId },
    include: { request: true, professional: { include: introducedColumns } },
  })
  if (!lead || !isLive(lead.request.status) || !isClientsMail(lead.request, to)) return null
  const { professional, request } = lead
  const { companyName, profilePath, rubros, about } = introduce(professional)
  return {
    ...(await wordsForClient(ctx, request)),
    ...showProfessional(ctx, professional),
    companyName: request.confirmedAt ? companyName : null,
    profileUrl: profilePath && new URL(profilePath, ctx.site.origin).toString(),
    rubros,
    // Omit the professional's own words until the client has proven the mailbox by confirming, because it may be a
    // stranger's.
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

export const leadReportQuestionBuilder = builtBy(leadReportQuestionEvent, async (ctx, refs, to) => {
  const report = await ctx.db.leadReport.findUnique({ where: { id: refs.reportId }, include: reportInclude })
  if (report?.status !== 'pending' || report.answer) return null
  const { request, professional } = report.lead
  if (!isClientsMail(request, to)) return null
  return {
    ...(await wordsForClient(ctx, request)),
    ...showProfessional(ctx, professional),
    answers: reportAnswers.map((answer) => ({
      answer,
      text: reportAnswerTexts[answer],
      url: trackingUrl(ctx, request, { reporte: report.id, respuesta: answer }),
    })),
  }
})

export const leadReportDecidedBuilder = builtBy(leadReportDecidedEvent, async (ctx, refs) => {
  const report = await ctx.db.leadReport.findUnique({ where: { id: refs.reportId }, include: reportInclude })
  if (!report || report.status === 'pending') return null
  const { request, professional } = report.lead
  return {
    firstName: professional.user.firstName,
    // Uses the title for professionals: a returned lead hides the contact data that the client may have typed into the
    // title.
    title: await titleForProfessionals(ctx, request),
    reason: report.reason,
    isReturned: report.status !== 'refused',
    note: report.decisionNote,
    freeLeadsLeft: professional.freeLeadsLeft,
    portalUrl: new URL(paths.portal(), ctx.site.origin).toString(),
  }
})
