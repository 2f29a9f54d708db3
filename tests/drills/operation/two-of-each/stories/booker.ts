import { dayAfter } from '@oficio/contracts/advertising/price'
import { adSpaces } from '@oficio/contracts/advertising/spaces'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { expectStatus } from '../books'
import type { Program } from '../program'
import type { Town } from '../town'
import { pay } from './pay'

/** Two bookers want the same days of a space at the same moment. The winner pays, and one winner in four cancels. */
export async function liveBookers(town: Town, number: number): Promise<void> {
  const { books, tally, bookers } = town
  const pair = bookers.splice(0, 2)
  const [first] = pair
  if (!first) throw new Error('nobody is left to book')
  const booking = {
    spaceId: adSpaces[number % adSpaces.length]?.id ?? 0,
    combinationId: 1,
    ...daysOf(number),
  }
  const path = '/api/advertising/check-availability'
  const pricedBooking = await first.insist({ method: 'POST', path, body: booking })
  if (!expectStatus(tally, 'the price of a booking', pricedBooking, 200)) return
  const { totalAmount } = pricedBooking.body as { totalAmount: number }
  const tries = await Promise.all(pair.map((booker) => book(town, booker, { ...booking, totalAmount })))
  const successes = tries.filter((attempt) => attempt !== null)
  if (successes.length !== 1) tally.faults.push(`${successes.length} of two got the same days`)
  else books.contested += 1
  for (const { booker, bookingId } of successes) {
    const opening = {
      method: 'POST',
      path: '/api/payments/create',
      body: { metadata: { type: 'ad_booking', subjectId: bookingId } },
    } as const
    const paid = await pay(town, booker, opening)
    if (!paid) continue
    books.paid.push({
      intentId: paid.intentId,
      paymentId: paid.paymentId,
      kind: 'booking',
      subjectId: bookingId,
    })
    const isCancelled = number % 4 === 3
    if (isCancelled) {
      const cancel = await booker.insist({
        method: 'PUT',
        path: `/api/advertising/bookings/${bookingId}/cancel`,
      })
      if (!expectStatus(tally, 'the cancellation', cancel, 200)) continue
    }
    books.bookings.push({ bookingId, isCancelled })
  }
}

/** Returns days that are free, because each round over all spaces uses later days. */
function daysOf(number: number) {
  const startDate = dayAfter(calendarDay(new Date()), 3 + 5 * Math.floor(number / adSpaces.length))
  return { startDate, endDate: dayAfter(startDate, 3) }
}

async function book(
  { tally }: Town,
  booker: Program,
  body: object,
): Promise<{ booker: Program; bookingId: string } | null> {
  const answer = await booker.insist({ method: 'POST', path: '/api/advertising/bookings', body })
  // The casts are safe, because our own endpoint answers in these shapes.
  if (answer.status === 409 && (answer.body as { code: string }).code === 'ad_dates_taken') return null
  if (!expectStatus(tally, 'the booking', answer, 201)) return null
  const { booking } = answer.body as { booking: { id: string } }
  return { booker, bookingId: booking.id }
}
