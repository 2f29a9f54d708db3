import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { limits } from '../limits'
import { professionalStanding } from '../professionals/approval'
import { statuses } from '../service-requests/shapes'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'

export const reportReasons = ['wrong_number', 'no_answer', 'not_real', 'already_hired'] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportReasonTexts: Record<ReportReason, string> = {
  wrong_number: 'El número es incorrecto',
  no_answer: 'No contesta',
  not_real: 'No era un pedido real',
  already_hired: 'Ya había contratado a otra persona',
}

export const reportStatuses = ['pending', 'returned_automatically', 'returned_by_admin', 'refused'] as const
export type ReportStatus = (typeof reportStatuses)[number]
export const reportStatusTexts: Record<ReportStatus, string> = {
  pending: 'En revisión',
  returned_automatically: 'Devuelto',
  returned_by_admin: 'Devuelto',
  refused: 'No corresponde devolverlo',
}

/** What the client says when asked '¿Te contactaron?'. */
export const reportAnswers = ['contacted', 'not_contacted', 'already_hired', 'not_mine'] as const
export type ReportAnswer = (typeof reportAnswers)[number]
export const reportAnswerTexts: Record<ReportAnswer, string> = {
  contacted: 'Sí, hablamos',
  not_contacted: 'No, no me contactó',
  already_hired: 'Ya contraté a otra persona',
  not_mine: 'Yo no hice este pedido',
}

export const leadView = z
  .object({
    id,
    requestId: id,
    status: z.enum(['active', 'returned']),
    source: z.enum(['trial', 'subscription', 'unconfirmed']),
    takenAt: timestamp,
    contactedAt: timestamp.nullable(),
    /** Null once the request closed, unless the reader did the work, and while their account is suspended. */
    contact: z
      .object({
        firstName: z.string(),
        lastName: z.string(),
        email: z.string(),
        phone: z.string(),
        phoneNational: z.string(),
        serviceAddress: z.string(),
        /** The town as the client calls it, when it is not in the list. */
        townName: z.string().nullable(),
        postalCode: z.string().nullable(),
        whatsappUrl: z.string().nullable(),
        callUrl: z.string(),
      })
      .nullable(),
    /** Until when whoever did the work keeps the contact of a completed request; null while it lives, and for others. */
    contactUntil: timestamp.nullable(),
    report: z
      .object({ reason: z.enum(reportReasons), status: z.enum(reportStatuses), createdAt: timestamp })
      .nullable(),
    canReport: z.boolean(),
    /** Whether the client said that the work is not done when this professional said that it is: now only they say so. */
    isCompletionDenied: z.boolean(),
  })
  .meta({ id: 'Lead' })
export type LeadView = z.infer<typeof leadView>

const tag = 'Contactos'
const byId = z.object({ id })

export const takeLeadEndpoint = defineEndpoint({
  name: 'takeLead',
  summary:
    "Opens the client's contact data ('Ver datos de contacto'). Repeating it answers the same lead and takes nothing more.",
  tag,
  method: 'POST',
  path: '/service-requests/{id}/lead',
  access: ['professional'],
  params: byId,
  response: leadView,
  errors: [
    'request_not_found',
    'request_closed',
    'work_started',
    'no_places_left',
    'unconfirmed_places_taken',
    'trial_exhausted',
    'free_leads_reserved',
    'first_charge_pending',
    'not_approved',
    'account_suspended',
    'out_of_reach',
    'lead_returned',
  ],
})

export const markContactedEndpoint = defineEndpoint({
  name: 'markLeadContacted',
  summary: "The professional reached the client ('Contactado'); a pending request becomes open.",
  tag,
  method: 'POST',
  path: '/leads/{id}/contacted',
  access: ['professional'],
  params: byId,
  response: leadView,
  errors: ['not_found', 'lead_returned', 'request_closed', 'account_suspended'],
})

export const reportLeadEndpoint = defineEndpoint({
  name: 'reportLead',
  summary: 'Reports a dead lead within 7 days.',
  tag,
  method: 'POST',
  path: '/leads/{id}/report',
  access: ['professional'],
  params: byId,
  body: z.object({
    reason: z.enum(reportReasons, { error: texts.required('reason') }),
    note: plainText('lines').max(limits.noteMax, texts.maxLength('note', limits.noteMax)).optional(),
  }),
  response: leadView,
  errors: ['not_found', 'already_reported', 'report_window_over', 'lead_returned', 'request_closed'],
})

export const listLeadsEndpoint = defineEndpoint({
  name: 'listLeads',
  summary: "The professional's own leads, newest first.",
  tag,
  method: 'GET',
  path: '/leads',
  access: ['professional'],
  response: z.object({
    leads: z.array(
      leadView.extend({
        title: z.string(),
        /** Start of the description; masked where contact data is closed. */
        excerpt: z.string(),
        requestStatus: z.enum(statuses),
        city: z.string(),
        state: z.string(),
      }),
    ),
  }),
})

export const countLeadsEndpoint = defineEndpoint({
  name: 'countLeads',
  summary:
    "How many of the professional's own leads are in course, and how many of their clients still wait.",
  tag,
  method: 'GET',
  path: '/leads/count',
  access: ['professional'],
  response: z.object({ inCourse: z.number(), waiting: z.number() }),
})

export const answerReportEndpoint = defineEndpoint({
  name: 'answerLeadReport',
  summary: "The client answers '¿Te contactaron?' about a reported lead.",
  tag,
  method: 'POST',
  path: '/lead-reports/{id}/answer',
  access: 'anyone',
  params: byId,
  body: z.object({ answer: z.enum(reportAnswers) }),
  response: z.object({ status: z.enum(reportStatuses) }),
  errors: ['not_found', 'already_decided'],
})

export const leadReportForAdmin = z
  .object({
    id,
    leadId: id,
    requestId: id,
    requestTitle: z.string(),
    professional: professionalStanding,
    clientName: z.string(),
    clientPhone: z.string(),
    reason: z.enum(reportReasons),
    note: z.string().nullable(),
    status: z.enum(reportStatuses),
    answer: z.enum(reportAnswers).nullable(),
    automaticReturnsThisMonth: z.number(),
    createdAt: timestamp,
    decidedAt: timestamp.nullable(),
    decisionNote: z.string().nullable(),
  })
  .meta({ id: 'LeadReport' })
export type LeadReportForAdmin = z.infer<typeof leadReportForAdmin>

export const listLeadReportsEndpoint = defineEndpoint({
  name: 'listLeadReports',
  summary: 'Reported leads, those that wait for a decision first.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/lead-reports',
  access: ['admin'],
  query: z.object({ status: z.enum(['pending', 'decided']).default('pending') }),
  response: z.object({ reports: z.array(leadReportForAdmin) }),
})

export const decideReportEndpoint = defineEndpoint({
  name: 'decideLeadReport',
  summary: 'An admin gives the lead back or refuses to.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/lead-reports/{id}/decision',
  access: ['admin'],
  params: byId,
  body: z.object({
    decision: z.enum(['return', 'refuse']),
    note: z
      .string()
      .trim()
      .min(1, texts.required('note'))
      .max(limits.noteMax, texts.maxLength('note', limits.noteMax)),
  }),
  response: leadReportForAdmin,
  errors: ['not_found', 'already_decided'],
})
