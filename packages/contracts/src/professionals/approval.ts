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
 * What of a plan a suspension touches. 'charged': the provider charges it, so it would be paused. 'paused': it was paused
 * for the suspension and would go on after it. 'none': there is none, it is over, or it stands still anyhow.
 */
export const planHolds = ['charged', 'paused', 'none'] as const
export type PlanHold = (typeof planHolds)[number]

/** What an account may lack, by the fields of its registration. */
export const missingFacts = ['phone', 'city', 'rubros', 'taxId'] as const
export type MissingFact = (typeof missingFacts)[number]
/** What a professional lacks to be approved, as an admin reads it. */
export const missingFactLabels: Record<MissingFact, string> = {
  phone: 'teléfono',
  city: 'localidad',
  rubros: 'rubros',
  taxId: 'CUIT o CUIL',
}

/** The account of a professional as an admin decides about it. */
export const professionalState = z
  .object({
    id,
    name: z.string(),
    status: z.enum(professionalStatuses),
    reason: z.string().nullable(),
    /** When it was handed to the site's team last, and what a decision names as that which it is about. */
    submittedAt: timestamp.nullable(),
    plan: z.enum(planHolds),
  })
  .meta({ id: 'ProfessionalState' })
export type ProfessionalState = z.infer<typeof professionalState>

/** Why an admin decides so: stays in the record, and the professional reads it. */
const decision = z.object({ reason: requiredText('reason', limits.noteMax, 'lines') })

/** What the admin has read: an account that its owner corrected since then is not decided about unseen. */
const submission = { submittedAt: timestamp.optional() }

export const approveProfessionalEndpoint = defineEndpoint({
  name: 'approveProfessional',
  summary:
    'Approves an account that waits for it: requests reach it and its free leads begin. Repeating it changes nothing.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/approval',
  access: ['admin'],
  params: z.object({ id }),
  body: z.object({
    ...submission,
    /** What the admin checked; the public profile lists it with the date. */
    checks: z.array(tickedCheck).max(checkKinds.length).default([]),
  }),
  response: professionalState,
  errors: ['not_found', 'professional_status_changed', 'profile_incomplete', 'checked_fact_changed'],
})

export const rejectProfessionalEndpoint = defineEndpoint({
  name: 'rejectProfessional',
  summary:
    'Rejects an account that waits for approval, with a reason that its owner reads; they may correct it and hand it in again.',
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
    'Suspends an approved professional: contact data closes, no requests come, the monthly charge pauses. Repeating it changes nothing.',
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
    'Ends the suspension of a professional: contact data of live requests opens again, the charge resumes. Repeating it changes nothing.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/reinstatement',
  access: ['admin'],
  params: z.object({ id }),
  body: decision,
  response: professionalState,
  errors: ['not_found', 'professional_status_changed'],
})

/** What keeps a professional from being told of requests; null: nothing does. */
export type Standstill = 'pending_payment' | 'pending_approval' | 'rejected' | 'suspended' | 'unavailable'

export interface AccountStandstill {
  standstill: Standstill | null
  /** A payment of the verification that is held or under review: nobody is led to pay once more meanwhile. */
  verificationInHand: PaymentInHand | null
  /** What is left to tell before the account can be approved. */
  missing: MissingFact[]
  /** The address that its owner has yet to confirm, before and after the approval; null where it is confirmed or gets no mails. */
  emailToConfirm: string | null
  /** Why the site's team rejected or suspended the account. */
  reason: string | null
  /**
   * From when on an unavailable professional is back automatically; null for available professionals, and for a
   * return by hand.
   */
  awayUntil: string | null
}
