import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { calendarDate, id, requiredText } from '../fields'
import { limits } from '../limits'
import { businessStatuses } from './states'

/** A business as shown to the admin who decides about it. */
export const businessState = z
  .object({
    id,
    name: z.string(),
    status: z.enum(businessStatuses),
    /** Why the business was refused. Null if it was not. */
    reason: z.string().nullable(),
    /** What the team verified, in words for visitors. Null if nothing was verified. */
    verifiedWhat: z.string().nullable(),
    /** The last day (Argentina) of a labelled place given by an admin, independent of the plan. Null without one. */
    featuredUntil: z.iso.date().nullable(),
  })
  .meta({ id: 'BusinessState' })
export type BusinessState = z.infer<typeof businessState>

const common = {
  tag: 'Administración',
  method: 'POST',
  access: ['admin'],
  params: z.object({ id }),
  response: businessState,
  errors: ['business_not_found', 'business_status_changed'],
} as const

/** The reason of the decision. It is stored in the record and mailed to the owner. */
const decision = z.object({ reason: requiredText('reason', limits.noteMax, 'lines') })

export const verifyBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'verifyBusiness',
  summary: 'Records what was verified about a business. Visitors see it beside the name. Idempotent.',
  path: '/admin/businesses/{id}/verification',
  body: z.object({ what: requiredText('verifiedWhat', limits.verifiedWhatMax) }),
})

export const withdrawVerificationEndpoint = defineEndpoint({
  ...common,
  name: 'withdrawVerification',
  summary: 'Withdraws what was verified about a business. Idempotent.',
  path: '/admin/businesses/{id}/verification-withdrawal',
  body: decision,
})

/** The error text for a last day of a labelled place that may not be chosen. */
export const wrongFeaturedDay = `Elegí una fecha de hoy en adelante, dentro de los próximos ${limits.featuredDaysMax} días.`

export const featureBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'featureBusiness',
  summary:
    'Gives a business a labelled place and its badge until the end of the given day, on any plan. A later call replaces the day. Idempotent.',
  path: '/admin/businesses/{id}/feature',
  body: decision.extend({ until: calendarDate(wrongFeaturedDay) }),
})

export const endFeatureEndpoint = defineEndpoint({
  ...common,
  name: 'endFeature',
  summary:
    'Ends a labelled place that an admin gave, before its last day. A place that belongs to the plan stays. Idempotent.',
  path: '/admin/businesses/{id}/feature-end',
  body: decision,
})

export const refuseBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'refuseBusiness',
  summary:
    'Hides a business immediately, with a reason that its owner reads, and pauses its monthly charge. Idempotent.',
  path: '/admin/businesses/{id}/refusal',
  body: decision,
})

export const restoreBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'restoreBusiness',
  summary: 'Shows a refused business again as its plan allows and resumes its monthly charge. Idempotent.',
  path: '/admin/businesses/{id}/restoration',
  body: decision,
})
