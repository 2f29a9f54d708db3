import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { numericId, timestamp } from '../fields'
import type { RubroView } from '../rubros/endpoints'
import type { RubroCoverage } from './rubro-coverage'

/** The error text for an empty selection. A professional must have at least one rubro. */
export const rubrosNeeded = 'Debe seleccionar al menos una categoría de servicio'

/** The rubros of a professional: at least one, without duplicates. */
export const rubroIds = z
  .array(numericId, { error: rubrosNeeded })
  .min(1, rubrosNeeded)
  .max(200)
  .transform((ids) => [...new Set(ids)])

/** The rubro ids in a multipart body: several fields with one name, or one text. */
export const sentRubroIds = z.preprocess((value) => {
  const list = typeof value === 'string' ? [value] : value
  if (!Array.isArray(list)) return list
  const parts = list.flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))
  // Converts digits to numbers. The schema checks all other values unchanged.
  return parts.map((part) => (/^\s*\d+\s*$/.test(String(part)) ? Number(part) : part))
}, rubroIds)

export const changeRubrosEndpoint = defineEndpoint({
  name: 'changeRubros',
  summary:
    "Sets the professional's rubros. A running subscription charges the new amount from its next charge on, and that charge covers the new rubros. Once in a paid month, one rubro can be exchanged with immediate effect, if no lead was taken in the removed rubro.",
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/rubros',
  access: ['professional'],
  body: z.object({
    rubroIds,
    /** The monthly price that the caller was shown. Refused if the price is different now. */
    monthlyPriceArs: z.number().positive().max(1_000_000_000).optional(),
  }),
  response: z
    .object({
      rubroIds: z.array(z.number()),
      /** The amount of the next charge, or of the first one if there is no subscription. */
      monthlyPriceArs: z.number(),
      nextChargeAt: timestamp.nullable(),
      /**
       * The rubros that the subscription covers now, and when it covers the others. Null without access by
       * subscription.
       */
      coverage: z.object({ coveredIds: z.array(z.number()), othersFrom: timestamp.nullable() }).nullable(),
    })
    .meta({ id: 'RubroSelection' }),
  errors: ['price_changed'],
})

/** The monthly price of a number of rubros. */
export interface RubroPrice {
  /** The number of rubros charged. A professional without rubros pays for one. */
  units: number
  monthlyPriceArs: number
}

/** The data of the page 'Gestionar Rubros'. */
export interface RubroSelection {
  rubros: RubroView[]
  chosenIds: number[]
  /** The monthly price of one rubro. A running subscription keeps its price. */
  unitPriceArs: number
  /** The monthly price by number of rubros, from zero to the maximum. */
  prices: RubroPrice[]
  /** Whether a subscription charges for the rubros. Otherwise the price is only informative. */
  isSubscribed: boolean
  nextChargeAt: string | null
  /** The rubros that the subscription covers now. Null without access by subscription. */
  coverage: RubroCoverage | null
}
