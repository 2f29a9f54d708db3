import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, integerMax } from '../fields'

/** The poster that a business displays, with a link to its reviews. */
export const poster = z
  .object({
    /** The number of codes issued so far. A renewal names the version that its caller saw. */
    version: z.number(),
    /** The address in the QR code. It shows that a review comes from the poster. */
    url: z.string(),
    /** The address for visitors who type it. It has no code. */
    pageUrl: z.string(),
  })
  .meta({ id: 'BusinessPoster' })
export type Poster = z.infer<typeof poster>

export const renewPosterEndpoint = defineEndpoint({
  name: 'renewBusinessPoster',
  summary:
    'Gives the poster of a business of the caller a new code. Reviews that are written later with an earlier code count like the reviews of any account. Idempotent.',
  tag: 'Negocios',
  method: 'POST',
  path: '/user/businesses/{id}/poster-code',
  access: 'account',
  params: z.object({ id }),
  /** The version of the code that becomes invalid. */
  body: z.object({ version: z.int().min(1).max(integerMax) }),
  response: poster,
  errors: ['business_not_found'],
})
