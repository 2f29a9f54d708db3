import { dayAfter } from '@oficio/contracts/advertising/price'
import type { PaymentStatus } from '@oficio/contracts/kernel/payment-states'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../accounts/closing/close-account'
import { account } from '../../kernel/actor'
import { viewPayment } from '../../payments/checkout/view-payment'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { advertiser, book, openPayment, payBooking, tenDays } from '../../testing/ad-scene'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { cancelAdBooking } from './cancel-ad-booking'
import { getOwnAdBooking } from './list-own-ad-bookings'
import { settleAdBookings } from './settle-bookings'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const stateOf = async (id: string) => (await ctx.db.adBooking.findUniqueOrThrow({ where: { id } })).status
const reasons = async () => (await ctx.db.refund.findMany()).map(({ reason }) => reason)

describe('a booking that is paid', () => {
  it('keeps its days at the price of its booking, and notifies its advertiser', async () => {
    const actor = await advertiser(ctx)
    const { id, totalAmount } = await book(ctx, actor)
    await payBooking(ctx, actor, id)
    expect(ctx.payments.checkouts[0]).toMatchObject({ amountCentavos: totalAmount * 100 })
    ctx.clock.advance({ hours: 2 })
    await settleAdBookings(ctx)
    expect(await getOwnAdBooking(ctx, actor, { id })).toMatchObject({
      state: 'pending_review',
      heldUntil: null,
      isRefundable: true,
    })
    await runDueJobs(ctx)
    expect(ctx.mailer.sentMails.map(({ content }) => content.template)).toEqual(['ad-booked'])
    expect(await ctx.db.notice.count({ where: { userId: actor.userId, type: 'ad-booked' } })).toBe(1)
    await expect(openPayment(ctx, actor, id)).rejects.toEqual(fails('nothing_to_pay'))
  })

  it('is given back in full when it is cancelled before its first day, once, and not after', async () => {
    const actor = await advertiser(ctx)
    const { id } = await book(ctx, actor)
    const paymentId = await payBooking(ctx, actor, id)
    await Promise.all([cancelAdBooking(ctx, actor, { id }), cancelAdBooking(ctx, actor, { id })])
    await runDueJobs(ctx)
    await fetchPayment(ctx, paymentId, 'notification')
    expect(ctx.payments.refundCalls).toHaveLength(1)
    expect(await getOwnAdBooking(ctx, actor, { id })).toMatchObject({
      state: 'cancelled',
      refundState: 'done',
    })

    const later = await book(ctx, actor)
    await payBooking(ctx, actor, later.id)
    ctx.clock.advance({ days: 3 })
    await expect(cancelAdBooking(ctx, actor, { id: later.id })).rejects.toEqual(fails('ad_cancel_over'))
  })

  describe.each([
    ['before its first day', { days: 0, disputedState: 'cancelled', returned: ['ad_disputed'] }],
    ['on one of its days', { days: 4, disputedState: 'cancelled', returned: [] }],
    ['after its last day', { days: 20, disputedState: 'pending_review', returned: [] }],
  ])('that is disputed %s, and the site wins', (_, { days, disputedState, returned }) => {
    /** Builds a paid booking that is disputed after that many days. */
    async function buildDisputedBooking() {
      const actor = await advertiser(ctx)
      const { id } = await book(ctx, actor)
      const paymentId = await payBooking(ctx, actor, id)
      ctx.clock.advance({ days })
      const tell = async (status: PaymentStatus) => {
        ctx.payments.change(paymentId, { status })
        await fetchPayment(ctx, paymentId, 'notification')
      }
      await tell('taken_by_bank')
      return { id, win: () => tell('approved') }
    }

    it('has its days again where they are free', async () => {
      const { id, win } = await buildDisputedBooking()
      expect(await stateOf(id)).toBe(disputedState)
      await win()
      expect(await stateOf(id)).toBe('pending_review')
      expect(await reasons()).toEqual([])
    })

    it('gives back what was never had where somebody else has them, and keeps what was', async () => {
      const { id, win } = await buildDisputedBooking()
      const start = dayAfter(calendarDay(ctx.clock.now()), 3)
      const wantedSpace = tenDays(ctx, { startDate: start, endDate: dayAfter(start, 5) })
      const rival = await advertiser(ctx)
      await payBooking(ctx, rival, (await book(ctx, rival, wantedSpace)).id)
      await win()
      expect(await stateOf(id)).toBe(disputedState)
      expect(await reasons()).toEqual(returned)
    })
  })

  it('tells of the money that goes back at the address that it was paid with, where the account is closed', async () => {
    const currentPassword = 'una-clave-larga-7'
    const user = await buildUser(ctx, { password: currentPassword })
    const actor = account(user.id, 'user', { deviceHash: ctx.ids.next() })
    await payBooking(ctx, actor, (await book(ctx, actor)).id)
    await closeAccount(ctx, actor, { currentPassword })
    await runDueJobs(ctx)
    const returnMails = ctx.mailer.sentMails.filter(({ content }) => content.template === 'payment-returned')
    expect(returnMails.map(({ to }) => to)).toEqual([user.email])
  })

  it('is opened for payment by its own account only', async () => {
    const { id } = await book(ctx, await advertiser(ctx))
    await expect(openPayment(ctx, await advertiser(ctx), id)).rejects.toEqual(fails('ad_booking_not_found'))
  })
})

describe('a booking that nobody paid in half an hour', () => {
  it('frees its days at once for who asks, and by the clock; it cannot be paid any more', async () => {
    const [actor, other] = [await advertiser(ctx), await advertiser(ctx)]
    const { id } = await book(ctx, actor)
    ctx.clock.advance({ minutes: 31 })
    expect((await getOwnAdBooking(ctx, actor, { id })).state).toBe('expired')
    await expect(openPayment(ctx, actor, id)).rejects.toEqual(fails('ad_hold_over'))
    await book(ctx, other)
    expect(await stateOf(id)).toBe('expired')
    ctx.clock.advance({ minutes: 31 })
    await settleAdBookings(ctx)
    expect(await ctx.db.adBooking.count({ where: { status: 'expired' } })).toBe(2)
  })

  it('counts all the same when the payment comes late and the days are free', async () => {
    const actor = await advertiser(ctx)
    const { id } = await book(ctx, actor)
    const intentId = await openPayment(ctx, actor, id)
    ctx.clock.advance({ minutes: 40 })
    await settleAdBookings(ctx)
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    expect(await stateOf(id)).toBe('pending_review')
    expect(await reasons()).toEqual([])
  })

  it('is refunded when another booking has taken one of its days, and its payer reads why', async () => {
    const [actor, other] = [await advertiser(ctx), await advertiser(ctx)]
    const { id } = await book(ctx, actor)
    const intentId = await openPayment(ctx, actor, id)
    ctx.clock.advance({ minutes: 40 })
    await book(ctx, other, tenDays(ctx, { startDate: tenDays(ctx).endDate }))
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    expect(await stateOf(id)).toBe('expired')
    expect(await reasons()).toEqual(['ad_dates_taken'])
    expect(await viewPayment(ctx, actor, intentId)).toMatchObject({ state: 'returned' })
  })

  it('loses or wins against a simultaneous booking of its days: one of the two has them, never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [actor, other] = [await advertiser(ctx), await advertiser(ctx)]
      const days = tenDays(ctx, { spaceId: 21 + (round % 3) })
      const { id } = await book(ctx, actor, days)
      const intentId = await openPayment(ctx, actor, id)
      ctx.clock.advance({ minutes: 31 })
      const paid = fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
      await Promise.allSettled([paid, book(ctx, other, days)])
      await paid
      const live = await ctx.db.adBooking.count({
        where: { spaceId: days.spaceId, status: { in: ['pending_payment', 'pending_review'] } },
      })
      expect(live).toBe(1)
      expect((await stateOf(id)) === 'pending_review').toBe((await reasons()).length === 0)
      await ctx.db.refund.deleteMany()
      await ctx.db.adBooking.updateMany({ data: { status: 'cancelled' } })
    }
  })
})

it('money for a booking that was cancelled meanwhile goes back, whichever came first', async () => {
  for (let round = 0; round < 4; round += 1) {
    const actor = await advertiser(ctx)
    const { id } = await book(ctx, actor)
    const intentId = await openPayment(ctx, actor, id)
    const paymentId = ctx.payments.pay(intentId)
    await Promise.all([fetchPayment(ctx, paymentId, 'notification'), cancelAdBooking(ctx, actor, { id })])
    expect(await stateOf(id)).toBe('cancelled')
  }
  expect(await reasons()).toEqual(Array.from({ length: 4 }, () => 'ad_cancelled'))
})
