import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, requiredText, timestamp } from '../fields'
import { limits } from '../limits'
import type { PaymentInHand } from '../payments/in-hand'
import { checkKinds, tickedCheck } from './checks'

export const professionalStatuses = [
  'pending_payment',
  'pending_approval',
  'approved',
  'rejected',
  'suspended',
  'closed',
] as const
export type ProfessionalStatus = (typeof professionalStatuses)[number]
export const professionalStatusTexts: Record<ProfessionalStatus, string> = {
  pending_payment: 'Falta el pago de verificación',
  pending_approval: 'Espera aprobación',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  suspended: 'Suspendida',
  closed: 'Cuenta cerrada',
}

/**
 * The effect of a suspension on the plan. 'charged': the provider charges it, so a suspension pauses it. 'paused': it
 * was paused for the suspension and resumes afterwards. 'none': there is no plan, it has ended, or it is inactive for
 * another reason.
 */
export const planHolds = ['charged', 'paused', 'none'] as const
export type PlanHold = (typeof planHolds)[number]

/** The facts that may be missing, named as the fields of the registration. */
export const missingFacts = ['phone', 'city', 'rubros', 'taxId'] as const
export type MissingFact = (typeof missingFacts)[number]
/** The labels, for admins, of what is missing for an approval. */
export const missingFactLabels: Record<MissingFact, string> = {
  phone: 'teléfono',
  city: 'localidad',
  rubros: 'rubros',
  taxId: 'CUIT o CUIL',
}

/** The account of a professional, as shown to the admin who decides about it. */
export const professionalState = z
  .object({
    id,
    name: z.string(),
    status: z.enum(professionalStatuses),
    reason: z.string().nullable(),
    /**
     * When the account was last submitted for review. A decision names this moment, to identify the submission it is
     * about.
     */
    submittedAt: timestamp.nullable(),
    plan: z.enum(planHolds),
  })
  .meta({ id: 'ProfessionalState' })
export type ProfessionalState = z.infer<typeof professionalState>

/** The reason of the decision. It is stored in the record and shown to the professional. */
const decision = z.object({ reason: requiredText('reason', limits.noteMax, 'lines') })

/** The submission that the admin read. Prevents a decision about an account that its owner has changed since then. */
const submission = { submittedAt: timestamp.optional() }

export const approveProfessionalEndpoint = defineEndpoint({
  name: 'approveProfessional',
  summary:
    'Approves an account that waits for approval: it gets matching requests, and its free leads begin. Idempotent.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/approval',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({
    ...submission,
    /** The facts that the admin checked. The public profile lists them with the date. */
    checks: z.array(tickedCheck).max(checkKinds.length).default([]),
  }),
  response: professionalState,
  errors: ['not_found', 'professional_status_changed', 'profile_incomplete', 'checked_fact_changed'],
})

export const rejectProfessionalEndpoint = defineEndpoint({
  name: 'rejectProfessional',
  summary:
    'Rejects an account that waits for approval, with a reason that its owner reads. The owner may correct the account and submit it again.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/rejection',
  access: ['admin'],
  params: z.object({ id }),
  body: decision.extend(submission),
  response: professionalState,
  errors: ['not_found', 'professional_status_changed'],
})

export const suspendProfessionalEndpoint = defineEndpoint({
  name: 'suspendProfessional',
  summary:
    'Suspends an approved professional: contact data closes, no requests come, and the monthly charge is paused. Idempotent.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/suspension',
  access: ['admin'],
  params: z.object({ id }),
  body: decision,
  response: professionalState,
  stepUp: true,
  errors: ['not_found', 'professional_status_changed'],
})

export const reinstateProfessionalEndpoint = defineEndpoint({
  name: 'reinstateProfessional',
  summary:
    'Ends the suspension of a professional: contact data of live requests opens again, and the monthly charge resumes. Idempotent.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/reinstatement',
  access: ['admin'],
  params: z.object({ id }),
  body: decision,
  response: professionalState,
  errors: ['not_found', 'professional_status_changed'],
})

/** Why a professional is not notified of requests. Null if nothing prevents it. */
export type Standstill = 'pending_payment' | 'pending_approval' | 'rejected' | 'suspended' | 'unavailable'

export interface AccountStandstill {
  standstill: Standstill | null
  /**
   * A verification payment that is held or under review. Until it is resolved, the professional is not asked to pay
   * again.
   */
  verificationInHand: PaymentInHand | null
  /** The facts that are still missing for the approval. */
  missing: MissingFact[]
  /**
   * The mail address that its owner has yet to confirm, before and after the approval. Null if it is confirmed or
   * receives no mails.
   */
  emailToConfirm: string | null
  /** The mail with the link has not been sent yet, because it waits for the mail limit of the connection. */
  isMailWaiting: boolean
  /** Why the team rejected or suspended the account. */
  reason: string | null
  /**
   * When an unavailable professional becomes available automatically. Null for available professionals and for a manual
   * return.
   */
  awayUntil: string | null
}
