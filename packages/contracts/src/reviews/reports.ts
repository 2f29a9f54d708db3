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
  summary: 'Says that a review should not stand there; the same account says so once for each review.',
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

/** What a review is about, as its name and address say it. */
export interface ReviewedView {
  kind: ReviewedKind
  /** 'Martín Sosa', 'Café La Esquina'. */
  name: string
  /** What stands beside an answer: 'Martín', 'Café La Esquina'. */
  signature: string
  /** The page where its reviews are read. */
  path: string
}

/** A review as a user who wants to report it sees it. */
export interface ReviewToReport {
  review: z.infer<typeof publicReview>
  reviewed: ReviewedView
  /** When this account reported it; null: it did not. */
  reportedAt: string | null
}

const kind = z.enum(reviewedKinds)

const report = z.object({
  id,
  reason: z.enum(reviewReportReasons),
  note: z.string().nullable(),
  reporterName: z.string(),
  /** By whom the review is about: the professional, the owner of the business. */
  isByReviewed: z.boolean(),
  createdAt: timestamp,
  outcome: z.enum(reviewReportOutcomes).nullable(),
  decidedAt: timestamp.nullable(),
  decisionReason: z.string().nullable(),
})

/** One report in the list of the panel. */
export const reviewReportRow = report
  .extend({ reviewId: id, rating: z.number(), excerpt: z.string(), kind, reviewedName: z.string() })
  .meta({ id: 'ReviewReport' })
export type ReviewReportRow = z.infer<typeof reviewReportRow>

/** What speaks for a review that somebody paid for, or wrote of themselves; each number is of other reviews. */
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

/** A review of a professional that counts in no figure until an admin decides. */
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
  /** Of other authors, of whatever, from the same device. */
  sameDevice: z.number(),
  /** Of the same, by other authors, from the same network. */
  sameNetwork: z.number(),
  /** Of the same, written within a day of it. */
  sameDay: z.number(),
  /** Its owner's own device, or a network that they logged in from. */
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
    /** Where an admin, or anybody, reads of whom it is about. */
    reviewedPath: z.string(),
    /** The request whose work it is about; null where it is about a business. */
    requestId: id.nullable(),
    signals: reviewSignals,
    standing: z.enum(['counts', 'waiting', 'out']),
    doubts: z.array(z.enum(reviewDoubts)),
    /** Why it was taken down, which everybody reads; null while it is shown. */
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
  summary: 'Reported reviews: those that wait for a decision, the oldest first, unless others are asked for.',
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
    'An admin decides whether a review counts whose client and professional may be one person; the reason is read by admins only.',
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
  summary:
    'An admin takes a review down, or leaves it or puts it back; every report of it that waits is decided with it.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/reviews/{id}/decision',
  access: ['admin'],
  params: byReview,
  body: z.object({
    decision: z.enum(['hide', 'keep']),
    /** Everybody reads why a review was taken down. */
    reason,
    decisions,
  }),
  response: reviewForAdmin,
  errors: ['not_found', 'already_decided'],
})
