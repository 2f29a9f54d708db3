import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { countUpTo, id, integerMax, numeric } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'

const tag = 'Ubicación'

/** The public fields of a professional who would be notified of a request in a place. */
export const nearbyProfessional = z
  .object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullable(),
    avgRating: z.number(),
    reviewCount: z.number(),
    rubros: z.array(z.string()),
    description: z.string(),
    city: z.string(),
    state: z.string(),
    distanceKm: z.number(),
  })
  .meta({ id: 'NearbyProfessional' })

export const nearbyProfessionalsEndpoint = defineEndpoint({
  name: 'nearbyProfessionals',
  summary:
    'Lists the professionals who match a request at the given place, nearest first, with public fields only. Without city and state, these are read from the last two parts of the address.',
  tag,
  method: 'GET',
  path: '/location/professionals',
  access: 'anyone',
  query: z.object({
    city: plainText('line').max(80).optional(),
    state: plainText('line').max(80).optional(),
    address: plainText('line').max(300).optional(),
    rubroId: numeric(z.int().min(1).max(integerMax).optional()),
    limit: countUpTo(limits.nearbyMax, limits.nearbyDefault),
  }),
  response: z.object({ count: z.number(), professionals: z.array(nearbyProfessional) }),
  errors: ['rubro_missing'],
})
