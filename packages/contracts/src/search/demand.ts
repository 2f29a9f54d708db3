import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { requiredText } from '../fields'
import { limits } from '../limits'
import { serviceRadius } from '../professionals/joining-form'
import { sentRubroIds } from '../professionals/rubros'

/** How many requests there were for these rubros within reach, as shown to a professional before they pay. */
export const demand = z
  .object({
    /** The period in days. */
    days: z.number(),
    /** Number of confirmed requests, at most `limits.demandCounted`. */
    requests: z.number(),
    /** Whether there were more requests than that. */
    isCountCapped: z.boolean(),
    /** Of these requests, how many a professional contacted. */
    answered: z.number(),
    /**
     * Whether there was any request on the whole site in the period. If not, zero requests say nothing about the place.
     */
    hasData: z.boolean(),
    /** The centre of the locality, and the larger localities within reach: all that our own map of the place needs. */
    center: z.object({ latitude: z.number(), longitude: z.number() }),
    towns: z.array(z.object({ nombre: z.string(), latitude: z.number(), longitude: z.number() })),
  })
  .meta({ id: 'Demand' })
export type Demand = z.infer<typeof demand>
/** A town with the position of its centre. */
export type MappedTown = Demand['towns'][number]

export const getDemandEndpoint = defineEndpoint({
  name: 'getDemand',
  summary: `Returns how many requests for the given rubros came from within the given radius of a locality in the last ${limits.demandDays} days, and how many were answered.`,
  tag: 'Profesionales',
  method: 'GET',
  path: '/search/demand',
  access: 'anyone',
  query: z.object({
    rubroIds: sentRubroIds,
    /**
     * Province and locality, each by id or name. Coordinates are not accepted, because they would show the demand of a
     * single street corner.
     */
    state: requiredText('state', limits.nameMax),
    city: requiredText('city', limits.nameMax),
    radiusKm: serviceRadius.default(limits.serviceRadiusKmDefault),
  }),
  response: demand,
})
