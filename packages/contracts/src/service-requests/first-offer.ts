import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, integerMax, numeric } from '../fields'

const referenceId = numeric(z.int().min(1).max(integerMax).optional())

/** What a form says of the professional from whose page it was begun. */
export const firstOffer = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    /** For how long the request would be theirs alone. */
    minutes: z.number(),
    urgentMinutes: z.number(),
    /** Whether work of that rubro in that place matches them; null while either is not known. */
    isMatching: z.boolean().nullable(),
  })
  .meta({ id: 'FirstOffer' })
export type FirstOffer = z.infer<typeof firstOffer>

export const getFirstOfferEndpoint = defineEndpoint({
  name: 'getFirstOffer',
  summary: 'Whether, and for how long, a request would be offered to that professional before anybody else.',
  tag: 'Solicitudes',
  method: 'GET',
  path: '/professionals/{id}/first-offer',
  access: 'anyone',
  params: z.object({ id }),
  query: z.object({ rubroId: referenceId, localidadId: referenceId }),
  response: firstOffer,
  errors: ['not_found'],
})
