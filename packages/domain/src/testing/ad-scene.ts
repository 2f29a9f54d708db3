import { adBannerForm } from '@oficio/contracts/advertising/banners'
import { bookingFeeKind } from '@oficio/contracts/advertising/booking-fee'
import { dayAfter } from '@oficio/contracts/advertising/price'
import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { setAdBanner } from '../advertising/banners/set-ad-banner'
import { checkAdAvailability } from '../advertising/booking/check-ad-availability'
import { createAdBooking } from '../advertising/booking/create-ad-booking'
import type { WantedSpace } from '../advertising/booking/price-booking'
import { type Account, account } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { createPayment } from '../payments/checkout/create-payment'
import { fetchPayment } from '../payments/ledger/fetch-payment'
import { storePhoto } from '../photos/store-photo'
import { buildUser } from './builders/build-user'
import type { TestCtx } from './test-context'

/** Stores a user who books advertising spaces, and returns their signed-in account. */
export const advertiser = async (ctx: Ctx): Promise<Account> =>
  account((await buildUser(ctx)).id, 'user', { deviceHash: ctx.ids.next() })

/** Returns the wish for ten days in the first space of the home page, starting the day after tomorrow. */
export function tenDays(ctx: Ctx, changes: Partial<WantedSpace> = {}): WantedSpace {
  const startDate = dayAfter(calendarDay(ctx.clock.now()), 2)
  return { spaceId: 11, combinationId: 2, startDate, endDate: dayAfter(startDate, 9), ...changes }
}

/** Books the space at the current price. */
export async function book(ctx: Ctx, actor: Account, bookingInput: WantedSpace = tenDays(ctx)) {
  const { totalAmount } = await checkAdAvailability(ctx, actor, bookingInput)
  return (await createAdBooking(ctx, actor, { ...bookingInput, totalAmount })).booking
}

/** Opens the payment page of a booking. Returns the id of the payment intent. */
export async function openPayment(ctx: Ctx, actor: Account, bookingId: string): Promise<string> {
  const metadata = { type: bookingFeeKind, subjectId: bookingId }
  return (await createPayment(ctx, actor, createPaymentEndpoint.body.parse({ metadata }))).id
}

/** Pays a booking and processes the provider's notification. Returns the provider's payment id. */
export async function payBooking(ctx: TestCtx, actor: Account, bookingId: string): Promise<string> {
  const paymentId = ctx.payments.pay(await openPayment(ctx, actor, bookingId))
  await fetchPayment(ctx, paymentId, 'notification')
  return paymentId
}

/** Uploads a picture and sends it as the banner of a booking. */
export async function sendBanner(ctx: Ctx, actor: Account, id: string, changes: object = {}) {
  const { id: photoId } = await storePhoto(ctx, actor, { bytes: new Uint8Array([1, 2, 3]) })
  const banner = { title: 'Ferretería del Parque', description: 'Todo para tu casa.', photoId }
  const body = adBannerForm.parse({ ...banner, targetUrl: 'www.example.com', ...changes })
  return (await setAdBanner(ctx, actor, { id, ...body })).booking
}
