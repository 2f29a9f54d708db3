import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { calendarDate, timestamp } from '../fields'
import { limits } from '../limits'

/** The error text for a day of return that may not be chosen. */
export const wrongReturn = `Elegí una fecha que todavía no llegó, dentro de los próximos ${limits.awayDaysMax} días.`

export const changeAvailabilityEndpoint = defineEndpoint({
  name: 'changeAvailability',
  summary:
    'Sets whether the caller accepts work. An absence with a last day ends by itself at the start of that day; otherwise another call ends it.',
  tag: 'Profesionales',
  method: 'PUT',
  path: '/professionals/me/availability',
  access: ['professional'],
  body: z.object({
    isAvailable: z.boolean(),
    /**
     * The first day, in Argentina, on which the professional takes work again: '2026-12-16'. Not needed for an
     * available professional.
     */
    backOn: calendarDate(wrongReturn).optional(),
  }),
  response: z
    .object({
      isAvailable: z.boolean(),
      /**
       * The moment when the professional becomes available again. Null while available, and for a break without an end
       * date.
       */
      awayUntil: timestamp.nullable(),
    })
    .meta({ id: 'Availability' }),
})
