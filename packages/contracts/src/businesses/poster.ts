import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, integerMax } from '../fields'

/** What hangs in a business, with the way to its reviews. */
export const poster = z
  .object({
    /** Counts the codes so far: a renewal names the code that its caller saw. */
    version: z.number(),
    /** What its code says: an address that gives reviews their provenance. */
    url: z.string(),
    /** The same for a visitor who types it; it gives no code. */
    pageUrl: z.string(),
  })
  .meta({ id: 'BusinessPoster' })
export type Poster = z.infer<typeof poster>

export const renewPosterEndpoint = defineEndpoint({
  name: 'renewBusinessPoster',
  summary:
    'Gives the poster of a business of the caller another code: reviews by earlier ones are those of any account from then on. Sent again it changes nothing.',
  tag: 'Negocios',
  method: 'POST',
  path: '/user/businesses/{id}/poster-code',
  access: 'account',
  params: z.object({ id }),
  /** Of the code that is to be void. */
  body: z.object({ version: z.int().min(1).max(integerMax) }),
  response: poster,
  errors: ['business_not_found'],
})
