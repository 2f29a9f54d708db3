import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, integerMax, numeric } from '../fields'

const referenceId = numeric(z.int().min(1).max(integerMax).optional())

/** The preferred professional that the form shows, when the visitor opened the form from that professional's page. */
export const firstOffer = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    /** The minutes during which the professional alone may take the request. */
    minutes: z.number(),
    urgentMinutes: z.number(),
    /** Whether a request of that rubro in that place matches the professional. Null while rubro or place is unknown. */
    isMatching: z.boolean().nullable(),
  })
  .meta({ id: 'FirstOffer' })
export type FirstOffer = z.infer<typeof firstOffer>

export const getFirstOfferEndpoint = defineEndpoint({
  name: 'getFirstOffer',
  summary:
    'Returns whether, and for how long, a request would be offered to the given professional before all others.',
  tag: 'Solicitudes',
  method: 'GET',
  path: '/professionals/{id}/first-offer',
  access: 'anyone',
  params: z.object({ id }),
  query: z.object({ rubroId: referenceId, localidadId: referenceId }),
  response: firstOffer,
  errors: ['not_found'],
})
