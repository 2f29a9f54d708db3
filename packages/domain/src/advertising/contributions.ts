import type { Contributions } from '../kernel/ctx'
import { adBookingKind } from './booking/booking-kind'
import { advertisingClosing } from './booking/close-bookings'
import { settleAdBookingsClock } from './booking/settle-bookings'
import { foldAdMarksClock } from './counting/fold-ad-marks'
import { adApprovedBuilder, adBookedBuilder, adRejectedBuilder } from './events'
import { advertisingTables } from './personal-tables'

/** What the advertising code contributes to the registry (../registry.ts). */
export const advertising = {
  clock: [settleAdBookingsClock, foldAdMarksClock],
  events: [adBookedBuilder, adApprovedBuilder, adRejectedBuilder],
  closing: [advertisingClosing],
  personalTables: advertisingTables,
  paymentKinds: [adBookingKind],
} satisfies Contributions
