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

/** A calendar day in Argentina. */
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

/** The `subject` of a booking's payment. */
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
    /** Price of one day with the picture alone, in pesos. */
    base_price: z.number(),
    combinations: z.array(
      z.object({
        id: z.number(),
        name: z.string(),
        /** Factor by which the price of a day is multiplied. */
        base_price_multiplier: z.number(),
      }),
    ),
  })
  .meta({ id: 'AdSpace' })
export type AdSpaceView = z.infer<typeof adSpace>

export const listAdSpacesEndpoint = defineEndpoint({
  name: 'listAdSpaces',
  summary: 'Lists the spaces that can be booked for a banner, with their prices.',
  tag,
  method: 'GET',
  path: '/advertising/spaces',
  access: 'anyone',
  response: z.object({ spaces: z.array(adSpace) }),
})

export const checkAdAvailabilityEndpoint = defineEndpoint({
  name: 'checkAdAvailability',
  summary: 'Returns whether a space is free on all the given days, which days are taken, and the price.',
  tag,
  method: 'POST',
  createsNothing: 'reads',
  path: '/advertising/check-availability',
  access: 'anyone',
  body: wantedSpace,
  response: z.object({
    success: z.literal(true),
    available: z.boolean(),
    /** Periods that other accounts have booked. Does not say which accounts. */
    existingBookings: z.array(period),
    message: z.string(),
    /** Total price in pesos. */
    totalAmount: z.number(),
  }),
  errors: ['validation_failed'],
})

export const listTakenAdDaysEndpoint = defineEndpoint({
  name: 'listTakenAdDays',
  summary: 'Returns the period in which a space can be booked, and the parts of it that are taken.',
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
    /** Null if the space is no longer sold. */
    slot: z.enum(adSlotNames).nullable(),
    combinationId: z.number(),
    combinationName: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    days: z.number(),
    /** Total price in pesos. */
    totalAmount: z.number(),
    state: z.enum(adBookingStates),
    /** Until when the days are reserved for the payment; null once it is paid or has ended. */
    heldUntil: timestamp.nullable(),
    /** Whether it can be cancelled now, and whether a cancellation refunds the payment. */
    canCancel: z.boolean(),
    isRefundable: z.boolean(),
    /** The reason of its rejection. */
    reason: z.string().nullable(),
    /** Progress of its refund. */
    refundState: z.enum(refundStates).nullable(),
    banner: adBanner.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'AdBooking' })
export type AdBookingView = z.infer<typeof adBooking>

export const createAdBookingEndpoint = defineEndpoint({
  name: 'createAdBooking',
  summary: `Holds a space for ${adLimits.holdMinutes} minutes, until it is paid for (\`POST /payments/create\`, type \`ad_booking\`). Repeating the same booking creates no second one.`,
  tag,
  method: 'POST',
  path: '/advertising/bookings',
  access: 'account',
  body: wantedSpace.extend({
    /** The price in pesos that the caller saw. Refused if the current price differs (`price_changed`). */
    totalAmount: z.number('Falta el importe.').positive(),
  }),
  response: z.object({ booking: adBooking }),
  status: 201,
  errors: ['validation_failed', 'price_changed', 'ad_dates_taken', 'too_many_ad_holds'],
})

export const listOwnAdBookingsEndpoint = defineEndpoint({
  name: 'listOwnAdBookings',
  summary: "Lists the account's bookings of advertising spaces, newest first.",
  tag,
  method: 'GET',
  path: '/advertising/my-bookings',
  access: 'account',
  query: ownListQuery,
  response: z.object({ bookings: z.array(adBooking), nextCursor }),
})

export const cancelAdBookingEndpoint = defineEndpoint({
  name: 'cancelAdBooking',
  summary: 'Cancels a booking of the caller before it begins and refunds the payment. Idempotent.',
  tag,
  method: 'PUT',
  path: '/advertising/bookings/{id}/cancel',
  access: 'account',
  params: z.object({ id }),
  response: z.object({ booking: adBooking }),
  errors: ['ad_booking_not_found', 'ad_cancel_over'],
})
