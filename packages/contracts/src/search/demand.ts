import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { requiredText } from '../fields'
import { limits } from '../limits'
import { serviceRadius } from '../professionals/joining-form'
import { sentRubroIds } from '../professionals/rubros'

/** How much was asked for of those rubros within that reach, as a professional may know before paying anything. */
export const demand = z
  .object({
    /** Over how many days it is counted. */
    days: z.number(),
    /** Requests whose client confirmed them, up to `limits.demandCounted`. */
    requests: z.number(),
    /** There were more than that. */
    isCountCapped: z.boolean(),
    /** Of these, those in which a professional made contact. */
    answered: z.number(),
    /** Somebody asked for something on the site in those days, anywhere: without, none here says nothing of the place. */
    hasData: z.boolean(),
    /** The centre of the locality, and the larger ones within reach: what a map of it can show without any other source. */
    center: z.object({ latitude: z.number(), longitude: z.number() }),
    towns: z.array(z.object({ nombre: z.string(), latitude: z.number(), longitude: z.number() })),
  })
  .meta({ id: 'Demand' })
export type Demand = z.infer<typeof demand>

export const getDemandEndpoint = defineEndpoint({
  name: 'getDemand',
  summary: `How many requests of those rubros came from within that reach of a locality in the last ${limits.demandDays} days, and how many were answered.`,
  tag: 'Profesionales',
  method: 'GET',
  path: '/search/demand',
  access: 'anyone',
  query: z.object({
    rubroIds: sentRubroIds,
    /** Province and locality: each by its id or its name. Never coordinates: nobody is to ask for a street corner. */
    state: requiredText('state', limits.nameMax),
    city: requiredText('city', limits.nameMax),
    radiusKm: serviceRadius.default(limits.serviceRadiusKmDefault),
  }),
  response: demand,
})
