import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { numericId, timestamp } from '../fields'
import type { RubroView } from '../rubros/endpoints'
import type { RubroCoverage } from './rubro-coverage'

/** What is said where no rubro was chosen: there is no professional without one. */
export const rubrosNeeded = 'Debe seleccionar al menos una categoría de servicio'

/** Which rubros a professional works in: at least one, each once. */
export const rubroIds = z
  .array(numericId, { error: rubrosNeeded })
  .min(1, rubrosNeeded)
  .max(200)
  .transform((ids) => [...new Set(ids)])

/** The same as a multipart body sends them: one by one under one name, or as one text. */
export const sentRubroIds = z.preprocess((value) => {
  const list = typeof value === 'string' ? [value] : value
  if (!Array.isArray(list)) return list
  const parts = list.flatMap((part) => (typeof part === 'string' ? part.split(',') : [part]))
  // Digits become numbers; everything else is judged as it is.
  return parts.map((part) => (/^\s*\d+\s*$/.test(String(part)) ? Number(part) : part))
}, rubroIds)

export const changeRubrosEndpoint = defineEndpoint({
  name: 'changeRubros',
  summary:
    "Sets the professional's rubros. A running subscription charges the new amount from its next charge on, which covers the new rubros; one exchange in a paid month holds at once, if no lead was taken in the rubro that goes.",
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/rubros',
  access: ['professional'],
  body: z.object({
    rubroIds,
    /** The monthly price that was shown before confirming: another one by now is refused. */
    monthlyPriceArs: z.number().positive().max(1_000_000_000).optional(),
  }),
  response: z
    .object({
      rubroIds: z.array(z.number()),
      /** What the next charge takes, or would take with a subscription. */
      monthlyPriceArs: z.number(),
      nextChargeAt: timestamp.nullable(),
      /** What the subscription covers now, and from when it covers the others; null where none gives access. */
      coverage: z.object({ coveredIds: z.array(z.number()), othersFrom: timestamp.nullable() }).nullable(),
    })
    .meta({ id: 'RubroSelection' }),
  errors: ['price_changed'],
})

/** What is charged a month for a number of rubros. */
export interface RubroPrice {
  /** The number of rubros to pay: a professional without rubros pays for one. */
  units: number
  monthlyPriceArs: number
}

/** What the page 'Gestionar Rubros' shows. */
export interface RubroSelection {
  rubros: RubroView[]
  chosenIds: number[]
  /** What each rubro costs a month: a running subscription keeps its price. */
  unitPriceArs: number
  /** What so many rubros cost a month, by their number from none to all that can be chosen. */
  prices: RubroPrice[]
  /** Whether a subscription charges for them; otherwise the price is only told. */
  isSubscribed: boolean
  nextChargeAt: string | null
  /** What the subscription covers now; null where none gives access. */
  coverage: RubroCoverage | null
}
