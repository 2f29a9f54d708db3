import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, requiredText, timestamp } from '../fields'
import { defineList, type ListQuery, listPage, listQuery } from '../kernel/lists/define-list'
import { limits } from '../limits'
import { pages } from '../pages'
import { professionalState } from '../professionals/approval'

export const reportReasons = ['wrong_number', 'no_answer', 'not_real', 'already_hired'] as const
export type ReportReason = (typeof reportReasons)[number]
export const reportReasonTexts: Record<ReportReason, string> = {
  wrong_number: 'El número es incorrecto',
  no_answer: 'No contesta',
  not_real: 'No era una solicitud real',
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

/** The client's possible answers to '¿Te contactaron?'. */
export const reportAnswers = ['contacted', 'not_contacted', 'already_hired', 'not_mine'] as const
export type ReportAnswer = (typeof reportAnswers)[number]
export const reportAnswerTexts: Record<ReportAnswer, string> = {
  contacted: 'Sí, hablamos',
  not_contacted: 'No, no me contactó',
  already_hired: 'Ya contraté a otra persona',
  not_mine: 'Yo no hice esta solicitud',
}

const tag = 'Contactos'
const byId = z.object({ id })

export const answerReportEndpoint = defineEndpoint({
  name: 'answerLeadReport',
  summary: "Stores the client's answer to '¿Te contactaron?' about a reported lead.",
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
    professional: professionalState,
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

export const leadReportList = defineList({
  name: 'lead-reports',
  path: pages.adminLeadReports.path,
  search: 'Profesional, cliente o solicitud',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Reportes',
      choices: { pending: 'Pendientes', decided: 'Resueltos' },
      usual: 'pending',
      isTabs: true,
    },
    reason: { kind: 'choice', name: 'motivo', label: 'Motivo', choices: reportReasonTexts },
  },
  sorts: { oldest: 'Más viejos', newest: 'Más nuevos' },
})
export type LeadReportQuery = ListQuery<typeof leadReportList>

export const listLeadReportsEndpoint = defineEndpoint({
  name: 'listLeadReports',
  summary: 'Lists reported leads. By default those that wait for a decision, oldest first.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/lead-reports',
  access: ['admin'],
  query: listQuery(leadReportList),
  response: listPage(leadReportForAdmin),
})

export const decideLeadReportEndpoint = defineEndpoint({
  name: 'decideLeadReport',
  summary: 'Decides a report: gives the lead back or refuses to.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/lead-reports/{id}/decision',
  access: ['admin'],
  params: byId,
  body: z.object({
    decision: z.enum(['return', 'refuse']),
    note: requiredText('note', limits.noteMax, 'lines'),
  }),
  response: leadReportForAdmin,
  errors: ['not_found', 'already_decided'],
})
