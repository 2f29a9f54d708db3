import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, referenceIdMax, requiredText, timestamp } from '../fields'
import { limits } from '../limits'

/** What is said where no rubro was chosen: there is no professional without one. */
export const rubrosNeeded = 'Debe seleccionar al menos una categoría de servicio'

/** Which rubros a professional works in: at least one, each once. */
export const rubroIds = z
  .array(z.int().min(1).max(referenceIdMax), { error: rubrosNeeded })
  .min(1, rubrosNeeded)
  .max(200)
  .transform((ids) => [...new Set(ids)])

export const changeRubrosEndpoint = defineEndpoint({
  name: 'changeRubros',
  summary:
    "Sets the professional's rubros. They are covered at once; a running subscription charges the new amount from its next charge on.",
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/rubros',
  access: ['professional'],
  body: z.object({
    rubroIds,
    /** The monthly price that was shown before confirming: another one by now is refused. */
    monthlyPriceArs: z.number().positive().max(1_000_000_000).optional(),
  }),
  response: z
    .object({
      rubroIds: z.array(z.number()),
      /** What the next charge takes, or would take with a subscription. */
      monthlyPriceArs: z.number(),
      nextChargeAt: timestamp.nullable(),
    })
    .meta({ id: 'RubroSelection' }),
  errors: ['price_changed'],
})

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
export const professionalStanding = z
  .object({
    id,
    name: z.string(),
    status: z.enum(professionalStatuses),
    reason: z.string().nullable(),
    plan: z.enum(planHolds),
  })
  .meta({ id: 'ProfessionalStanding' })
export type ProfessionalStanding = z.infer<typeof professionalStanding>

/** Why an admin decides so: stays in the record, and the professional reads it. */
const decision = z.object({ reason: requiredText('reason', limits.noteMax, 'lines') })

export const suspendProfessionalEndpoint = defineEndpoint({
  name: 'suspendProfessional',
  summary:
    'Suspends an approved professional: contacts close, no requests come, the monthly charge pauses. Repeating it changes nothing.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/suspension',
  access: ['admin'],
  params: z.object({ id }),
  body: decision,
  response: professionalStanding,
  errors: ['not_found', 'professional_status_changed'],
})

export const reinstateProfessionalEndpoint = defineEndpoint({
  name: 'reinstateProfessional',
  summary:
    'Ends the suspension of a professional: contacts of live requests open again, the charge resumes. Repeating it changes nothing.',
  tag: 'Administración',
  method: 'POST',
  path: '/admin/professionals/{id}/reinstatement',
  access: ['admin'],
  params: z.object({ id }),
  body: decision,
  response: professionalStanding,
  errors: ['not_found', 'professional_status_changed'],
})
