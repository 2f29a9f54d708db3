import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, requiredText } from '../fields'
import { defineList, type ListQuery, listPage, listQuery } from '../kernel/lists/define-list'
import { limits } from '../limits'
import { pages } from '../pages'
import { adBooking } from './bookings'

const tag = 'Administración'

export const adBookingForAdmin = adBooking
  .extend({ advertiser: z.object({ id, username: z.string(), email: z.string() }) })
  .meta({ id: 'AdBookingForAdmin' })
export type AdBookingForAdmin = z.infer<typeof adBookingForAdmin>

export const adBookingList = defineList({
  name: 'advertising',
  path: pages.adminAds.path,
  search: 'Usuario o email',
  filters: {
    state: {
      kind: 'choice',
      name: 'estado',
      label: 'Reservas',
      choices: { waiting: 'Para revisar', approved: 'Aprobadas', other: 'Las demás' },
      usual: 'waiting',
      isTabs: true,
    },
  },
  sorts: { soonest: 'Las que empiezan antes', newest: 'Las más nuevas' },
})
export type AdBookingQuery = ListQuery<typeof adBookingList>

export const listAdBookingsEndpoint = defineEndpoint({
  name: 'listAdBookings',
  summary: 'Lists bookings of advertising spaces. By default those with a banner that waits for a decision.',
  tag,
  method: 'GET',
  path: '/admin/advertising',
  access: ['admin'],
  query: listQuery(adBookingList),
  stepUp: true,
  response: listPage(adBookingForAdmin),
})

const decisionCall = {
  tag,
  method: 'POST',
  access: ['admin'],
  params: z.object({ id }),
  response: adBookingForAdmin,
  errors: ['ad_booking_not_found', 'ad_banner_changed'],
} as const

/** The version of the banner that the admin saw. Refused if the banner has changed since (`ad_banner_changed`). */
const version = z.number().int().min(1)

export const approveAdBannerEndpoint = defineEndpoint({
  ...decisionCall,
  name: 'approveAdBanner',
  summary: 'Approves the banner of a booking, which is then shown on its days.',
  path: '/admin/advertising/{id}/approval',
  body: z.object({ version }),
})

export const rejectAdBannerEndpoint = defineEndpoint({
  ...decisionCall,
  name: 'rejectAdBanner',
  summary:
    'Rejects the banner of a booking, even an approved one, and refunds the payment. The advertiser reads the reason.',
  path: '/admin/advertising/{id}/rejection',
  // Requires a second factor, because a rejection refunds the payment.
  stepUp: true,
  body: z.object({ version, reason: requiredText('reason', limits.noteMax, 'lines') }),
})
