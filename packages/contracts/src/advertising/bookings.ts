import { z } from 'zod'
import { defineEndpoint, type ResponseOf } from '../endpoint'
import { calendarDate, id, numericId, timestamp } from '../fields'
import { nextCursor, ownListQuery } from '../kernel/lists/own-list'
import { refundStates } from '../payments/refund-texts'
import { adLimits } from './ad-limits'
import { adBanner } from './banner-shape'
import { adBookingStates, adBookingStatuses } from './booking-states'
import { adSlotNames } from './slots'
import { findAdCombination, findAdSpace } from './spaces'

const tag = 'Publicidad'

/** A day of the calendar in Argentina. */
const day = calendarDate('Elegí una fecha.')

const wantedSpace = z.object({
  spaceId: numericId.refine((id) => findAdSpace(id) !== null, 'Elegí un espacio de la lista.'),
  combinationId: numericId.refine(
    (id) => findAdCombination(id) !== null,
    'Elegí una combinación de la lista.',
  ),
  startDate: day,
  endDate: day,
})

/** What a booking's fee was paid for: the `subject` of its payment. */
export const paidBooking = z.object({ bookingId: id, status: z.enum(adBookingStatuses) })

const period = z.object({ startDate: z.string(), endDate: z.string() })

const adSpace = z
  .object({
    id: z.number(),
    slot: z.enum(adSlotNames),
    /** The position among the banners that alternate in the slot. */
    place: z.number(),
    name: z.string(),
    description: z.string(),
    /** One day of a picture alone, in pesos. */
    base_price: z.number(),
    combinations: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** The price of a day is multiplied by it. */
        base_price_multiplier: z.number(),
      }),
    ),
  })
  .meta({ id: 'AdSpace' })
export type AdSpaceView = z.infer<typeof adSpace>

export const listAdSpacesEndpoint = defineEndpoint({
  name: 'listAdSpaces',
  summary: 'What can be booked for a banner, and at what price.',
  tag,
  method: 'GET',
  path: '/advertising/spaces',
  access: 'anyone',
  response: z.object({ spaces: z.array(adSpace) }),
})

export const checkAdAvailabilityEndpoint = defineEndpoint({
  name: 'checkAdAvailability',
  summary: 'Whether a space is free on all those days, which of them are taken, and what they cost.',
  tag,
  method: 'POST',
  createsNothing: 'reads',
  path: '/advertising/check-availability',
  access: 'anyone',
  body: wantedSpace,
  response: z.object({
    success: z.literal(true),
    available: z.boolean(),
    /** Days that others have, whole periods; nothing says whose. */
    existingBookings: z.array(period),
    message: z.string(),
    /** In pesos. */
    totalAmount: z.number(),
  }),
  errors: ['validation_failed'],
})

export const listTakenAdDaysEndpoint = defineEndpoint({
  name: 'listTakenAdDays',
  summary: 'From when to when a space can be booked, and which periods of that others have.',
  tag,
  method: 'GET',
  path: '/advertising/spaces/{spaceId}/taken-days',
  access: 'anyone',
  params: z.object({ spaceId: wantedSpace.shape.spaceId }),
  response: z.object({ first: z.string(), last: z.string(), taken: z.array(period) }),
})
export type TakenAdDays = ResponseOf<typeof listTakenAdDaysEndpoint>

export const adBooking = z
  .object({
    id,
    spaceId: z.number(),
    spaceName: z.string(),
    /** Null for a space that is not sold any more. */
    slot: z.enum(adSlotNames).nullable(),
    combinationId: z.number(),
    combinationName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    days: z.number(),
    /** In pesos. */
    totalAmount: z.number(),
    state: z.enum(adBookingStates),
    /** Until when the dates are reserved for the payer; null once that does not matter. */
    heldUntil: timestamp.nullable(),
    /** Whether it can be cancelled now, and whether the money then goes back. */
    canCancel: z.boolean(),
    isRefundable: z.boolean(),
    /** Why it was rejected. */
    reason: z.string().nullable(),
    /** How far the return of its money has come. */
    refundState: z.enum(refundStates).nullable(),
    banner: adBanner.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'AdBooking' })
export type AdBookingView = z.infer<typeof adBooking>

export const createAdBookingEndpoint = defineEndpoint({
  name: 'createAdBooking',
  summary: `Keeps a space for ${adLimits.holdMinutes} minutes, to be paid in that time (\`POST /payments/create\`, type \`ad_booking\`). The same booking twice is one.`,
  tag,
  method: 'POST',
  path: '/advertising/bookings',
  access: 'account',
  body: wantedSpace.extend({
    /** What the caller was shown, in pesos: another amount than it costs now is refused. */
    totalAmount: z.number('Falta el importe.').positive(),
  }),
  response: z.object({ booking: adBooking }),
  status: 201,
  errors: ['validation_failed', 'price_changed', 'ad_dates_taken', 'too_many_ad_holds'],
})

export const listOwnAdBookingsEndpoint = defineEndpoint({
  name: 'listOwnAdBookings',
  summary: "The account's bookings of advertising spaces, the newest first.",
  tag,
  method: 'GET',
  path: '/advertising/my-bookings',
  access: 'account',
  query: ownListQuery,
  response: z.object({ bookings: z.array(adBooking), nextCursor }),
})

export const cancelAdBookingEndpoint = defineEndpoint({
  name: 'cancelAdBooking',
  summary: 'Cancels an own booking before it begins; what was paid goes back. Repeating it changes nothing.',
  tag,
  method: 'PUT',
  path: '/advertising/bookings/{id}/cancel',
  access: 'account',
  params: z.object({ id }),
  response: z.object({ booking: adBooking }),
  errors: ['ad_booking_not_found', 'ad_cancel_over'],
})
