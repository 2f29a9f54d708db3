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
  summary:
    'Says what of a business was verified: visitors read it beside its name. Repeating it changes nothing.',
  path: '/admin/businesses/{id}/verification',
  body: z.object({ what: requiredText('verifiedWhat', limits.verifiedWhatMax) }),
})

export const withdrawVerificationEndpoint = defineEndpoint({
  ...common,
  name: 'withdrawVerification',
  summary: 'Takes back that something of a business was verified. Repeating it changes nothing.',
  path: '/admin/businesses/{id}/verification-withdrawal',
  body: decision,
})

/** The error text for a last day of a labelled place that may not be chosen. */
export const wrongFeaturedDay = `Elegí una fecha de hoy en adelante, dentro de los próximos ${limits.featuredDaysMax} días.`

export const featureBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'featureBusiness',
  summary:
    'Gives a business a labelled place and its badge until the end of a day, whatever its plan; another day replaces that. Repeating it changes nothing.',
  path: '/admin/businesses/{id}/feature',
  body: decision.extend({ until: calendarDate(wrongFeaturedDay) }),
})

export const endFeatureEndpoint = defineEndpoint({
  ...common,
  name: 'endFeature',
  summary:
    'Takes the labelled place back before its day; one that the plan gives stays. Repeating it changes nothing.',
  path: '/admin/businesses/{id}/feature-end',
  body: decision,
})

export const refuseBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'refuseBusiness',
  summary:
    'Takes a business out of sight at once, for a reason that its owner reads; its monthly charge pauses. Repeating it changes nothing.',
  path: '/admin/businesses/{id}/refusal',
  body: decision,
})

export const restoreBusinessEndpoint = defineEndpoint({
  ...common,
  name: 'restoreBusiness',
  summary:
    'Lets a refused business stand again where its plan says; its monthly charge resumes. Repeating it changes nothing.',
  path: '/admin/businesses/{id}/restoration',
  body: decision,
})
