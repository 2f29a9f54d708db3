import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, requiredText } from '../fields'
import { limits } from '../limits'
import type { PaymentInHand } from '../payments/shapes'

export const professionalStatuses = [
  'pending_payment',
  'pending_approval',
  'approved',
  'rejected',
  'suspended',
] as const
export type ProfessionalStatus = (typeof professionalStatuses)[number]
export const professionalStatusTexts: Record<ProfessionalStatus, string> = {
  pending_payment: 'Falta el pago de verificación',
  pending_approval: 'Espera aprobación',
  approved: 'Aprobada',
  rejected: 'Rechazada',
  suspended: 'Suspendida',
}

/**
 * What of a plan a suspension touches. 'charged': the provider charges it, so it would be paused. 'paused': it was paused
 * for the suspension and would go on after it. 'none': there is none, it is over, or it stands still anyhow.
 */
export const planHolds = ['charged', 'paused', 'none'] as const
export type PlanHold = (typeof planHolds)[number]

/** The account of a professional as an admin decides about it. */
export const professionalState = z
  .object({
    id,
    name: z.string(),
    status: z.enum(professionalStatuses),
    reason: z.string().nullable(),
    plan: z.enum(planHolds),
  })
  .meta({ id: 'ProfessionalState' })
export type ProfessionalState = z.infer<typeof professionalState>

/** Why an admin decides so: stays in the record, and the professional reads it. */
const decision = z.object({ reason: requiredText('reason', limits.noteMax, 'lines') })

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
  /** Why the site's team rejected or suspended the account. */
  reason: string | null
}
