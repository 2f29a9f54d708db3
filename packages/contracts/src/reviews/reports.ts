import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id, optionalText, requiredText, timestamp } from '../fields'
import { defineList, type ListQuery, listPage, listQuery } from '../kernel/lists/define-list'
import { limits } from '../limits'
import { pages } from '../pages'
import { texts } from '../texts'
import { publicReview } from './endpoints'
import { type ReviewedKind, reviewedKinds } from './subjects'

export const reviewReportReasons = [
  'not_a_client',
  'insults',
  'private_data',
  'advertising',
  'off_topic',
] as const
export type ReviewReportReason = (typeof reviewReportReasons)[number]
export const reviewReportReasonTexts: Record<ReviewReportReason, string> = {
  not_a_client: 'No la escribió un cliente',
  insults: 'Insulta, amenaza o discrimina',
  private_data: 'Muestra datos personales de alguien',
  advertising: 'Es publicidad',
  off_topic: 'Habla de otra cosa',
}

export const reviewReportOutcomes = ['hidden', 'kept'] as const
export type ReviewReportOutcome = (typeof reviewReportOutcomes)[number]
export const reviewReportOutcomeTexts: Record<ReviewReportOutcome, string> = {
  hidden: 'Se quitó',
  kept: 'Se dejó',
}

const byReview = z.object({ id })

export const reportReviewEndpoint = defineEndpoint({
  name: 'reportReview',
  summary: 'Reports a review that should not be shown. An account can report each review once.',
  tag: 'Reseñas',
  method: 'POST',
  path: '/reviews/{id}/report',
  access: 'account',
  params: byReview,
  body: z.object({
    reason: z.enum(reviewReportReasons, { error: texts.required('reason') }),
    note: optionalText('note', limits.noteMax, 'lines'),
  }),
  response: done,
  errors: ['not_found'],
})

/** The subject of a review with its name and address. */
export interface ReviewedView {
  kind: ReviewedKind
  /** The full name: 'Martín Sosa', 'Café La Esquina'. */
  name: string
  /** The name beside its answer to a review: 'Martín', 'Café La Esquina'. */
  signature: string
  /** The page with its reviews. */
  path: string
}

/** A review as a user who may report it sees it. */
export interface ReviewToReport {
  review: z.infer<typeof publicReview>
  reviewed: ReviewedView
  /** When this account reported it; null if it did not. */
  reportedAt: string | null
}

const kind = z.enum(reviewedKinds)

const report = z.object({
  id,
  reason: z.enum(reviewReportReasons),
  note: z.string().nullable(),
  reporterName: z.string(),
  /** Whether the review's subject reported it: the professional or the owner of the business. */
  isByReviewed: z.boolean(),
  createdAt: timestamp,
  outcome: z.enum(reviewReportOutcomes).nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: z.string().nullable(),
})

/** A report in the admin panel's list. */
export const reviewReportRow = report
  .extend({ reviewId: id, rating: z.number(), excerpt: z.string(), kind, reviewedName: z.string() })
  .meta({ id: 'ReviewReport' })
export type ReviewReportRow = z.infer<typeof reviewReportRow>

/** Signs that a review is paid for or that its author reviews themselves. */
export const reviewDoubts = ['device', 'network', 'phone', 'mail', 'quick', 'repeated'] as const
export type ReviewDoubt = (typeof reviewDoubts)[number]
export const reviewDoubtTexts: Record<ReviewDoubt, string> = {
  device: 'El profesional usó un dispositivo del cliente.',
  network: 'El profesional y el cliente usaron la misma red. En una red celular pasa seguido.',
  phone: 'El teléfono del cliente es el del profesional.',
  mail: 'El email del cliente es el del profesional, o de su mismo dominio.',
  quick: 'El trabajo se dio por completado a los pocos minutos de pedirlo.',
  repeated: 'El profesional ya tiene varias reseñas del mismo lugar o del mismo cliente.',
}

/** A review of a professional that does not count until an admin decides, because of these doubts. */
export interface HeldReview {
  id: string
  rating: number
  excerpt: string
  authorName: string
  professionalName: string
  createdAt: string
  doubts: ReviewDoubt[]
}

const reviewSignals = z.object({
  /** Reviews by other authors from the same device, about any subject. */
  sameDevice: z.number(),
  /** Reviews of the same subject by other authors from the same network. */
  sameNetwork: z.number(),
  /** Reviews of the same subject that were written within a day of this one. */
  sameDay: z.number(),
  /** Whether it comes from a device of the subject's owner, or from a network that the owner logged in from. */
  isFromOwner: z.boolean(),
})
export type ReviewSignals = z.infer<typeof reviewSignals>

export const reviewForAdmin = z
  .object({
    ...publicReview.omit({ id: true }).shape,
    id,
    kind,
    reviewedName: z.string(),
    signature: z.string(),
    /** The public page of the review's subject. */
    reviewedPath: z.string(),
    /** The request of the reviewed work; null for a review of a business. */
    requestId: id.nullable(),
    signals: reviewSignals,
    standing: z.enum(['counts', 'waiting', 'out']),
    doubts: z.array(z.enum(reviewDoubts)),
    /** The public reason for taking it down; null while it is shown. */
    hiddenBecause: z.string().nullable(),
    /** Optimistic lock: the number of decisions so far, which a new decision must send. */
    decisions: z.number(),
    reports: z.array(report),
  })
  .meta({ id: 'ReviewForAdmin' })
export type ReviewForAdmin = z.infer<typeof reviewForAdmin>

export const reviewReportList = defineList({
  name: 'review-reports',
  path: pages.adminReviewReports.path,
  search: 'Profesional, negocio, quien reportó o la reseña',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Reportes de reseñas',
      choices: { pending: 'Pendientes', decided: 'Resueltas' },
      usual: 'pending',
      isTabs: true,
    },
    reason: { kind: 'choice', name: 'motivo', label: 'Motivo', choices: reviewReportReasonTexts },
  },
  sorts: { oldest: 'Más viejos', newest: 'Más nuevos' },
})
export type ReviewReportQuery = ListQuery<typeof reviewReportList>

export const listReviewReportsEndpoint = defineEndpoint({
  name: 'listReviewReports',
  summary: 'Lists reported reviews. By default those that wait for a decision, oldest first.',
  tag: 'Administración',
  method: 'GET',
  path: '/admin/review-reports',
  access: ['admin'],
  query: listQuery(reviewReportList),
  response: listPage(reviewReportRow),
})

const reason = requiredText('reason', limits.noteMax, 'lines')
/** The number of decisions that the admin has seen. */
const decisions = z.number().int().min(0)

export const decideStandingEndpoint = defineEndpoint({
  name: 'decideStanding',
  summary:
    'Decides whether a review counts when its client and its professional may be the same person. Only admins read the reason.',
  tag: 'Administración',
  method: 'PUT',
  path: '/admin/reviews/{id}/standing',
  access: ['admin'],
  params: byReview,
  body: z.object({ standing: z.enum(['counts', 'out']), reason, decisions }),
  response: reviewForAdmin,
  errors: ['not_found', 'already_decided'],
})

export const decideReviewEndpoint = defineEndpoint({
  name: 'decideReview',
  summary: 'Removes, keeps or restores a review. This decides every report of the review that waits.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/reviews/{id}/decision',
  access: ['admin'],
  params: byReview,
  body: z.object({
    decision: z.enum(['hide', 'keep']),
    /** The reason is public if the review is taken down. */
    reason,
    decisions,
  }),
  response: reviewForAdmin,
  errors: ['not_found', 'already_decided'],
})
