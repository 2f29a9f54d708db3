import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { calendarDate, timestamp } from '../fields'
import { limits } from '../limits'

/** What is said where the day of the return is none that may be chosen. */
export const wrongReturn = `Elegí una fecha que todavía no llegó, dentro de los próximos ${limits.awayDaysMax} días.`

export const changeAvailabilityEndpoint = defineEndpoint({
  name: 'changeAvailability',
  summary:
    'Says whether the caller takes work. Who is away until a day is back at its beginning by themselves; without a day, when they say so.',
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/availability',
  access: ['professional'],
  body: z.object({
    isAvailable: z.boolean(),
    /**
     * The first day on which they take work again, in Argentina: '2026-12-16'. An available professional needs none.
     */
    backOn: calendarDate(wrongReturn).optional(),
  }),
  response: z
    .object({
      isAvailable: z.boolean(),
      /** The moment from which they are back; null while they are there, or until they say so. */
      awayUntil: timestamp.nullable(),
    })
    .meta({ id: 'Availability' }),
})
