import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { dayAfter } from '@oficio/contracts/advertising/price'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { beforeEach, describe, expect, it } from 'vitest'
import { advertiser, book, payBooking, tenDays } from '../../testing/ad-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { dateOf } from '../ad-dates'
import { listAdSpaces } from '../list-ad-spaces'
import { cancelAdBooking } from './cancel-ad-booking'
import { checkAdAvailability } from './check-ad-availability'
import { createAdBooking } from './create-ad-booking'
import { getOwnAdBooking, listOwnAdBookings } from './list-own-ad-bookings'
import { listTakenAdDays } from './list-taken-days'
import { settleAdBookings } from './settle-bookings'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })

describe('a booking', () => {
  it('costs base price × multiplier × days, as the list of spaces says', async () => {
    const { spaces } = await listAdSpaces(ctx, await advertiser(ctx))
    const space = spaces.find(({ id }) => id === 11)
    const multiplier = space?.combinations.find(({ id }) => id === 2)?.base_price_multiplier ?? 0
    const booking = await book(ctx, await advertiser(ctx))
    expect(booking).toMatchObject({
      days: 10,
      state: 'pending_payment',
      canCancel: true,
      isRefundable: false,
    })
    expect(booking.totalAmount).toBe((space?.base_price ?? 0) * multiplier * 10)
  })

  it('is refused for another amount than it costs now, also for the one of before', async () => {
    const actor = await advertiser(ctx)
    const wantedSpace = tenDays(ctx)
    const { totalAmount } = await checkAdAvailability(ctx, actor, wantedSpace)
    for (const changed of [totalAmount - 0.01, totalAmount + 1, 1])
      await expect(createAdBooking(ctx, actor, { ...wantedSpace, totalAmount: changed })).rejects.toEqual(
        fails('price_changed'),
      )
    ctx.settings.set('adHomeFeaturedArs', 9_999)
    await expect(createAdBooking(ctx, actor, { ...wantedSpace, totalAmount })).rejects.toEqual(
      fails('price_changed'),
    )
    expect(await ctx.db.adBooking.count()).toBe(0)
  })

  it('is one for two clicks, and shuts others out of each of its days', async () => {
    const [actor, other] = [await advertiser(ctx), await advertiser(ctx)]
    const wantedSpace = tenDays(ctx)
    const [first, second] = await Promise.all([book(ctx, actor, wantedSpace), book(ctx, actor, wantedSpace)])
    expect(second.id).toBe(first.id)
    const lastDay = {
      ...wantedSpace,
      startDate: wantedSpace.endDate,
      endDate: dayAfter(wantedSpace.endDate, 3),
    }
    await expect(book(ctx, other, lastDay)).rejects.toEqual(fails('ad_dates_taken'))
    expect(await checkAdAvailability(ctx, other, lastDay)).toMatchObject({
      available: false,
      existingBookings: [{ startDate: wantedSpace.startDate, endDate: wantedSpace.endDate }],
    })
    const next = { ...lastDay, startDate: dayAfter(wantedSpace.endDate) }
    await book(ctx, other, next)
    await book(ctx, other, { ...wantedSpace, spaceId: 12 })
    expect((await listTakenAdDays(ctx, other, { spaceId: 11 })).taken).toHaveLength(2)
  })

  it('stays the same for a payer who comes back and sends it again', async () => {
    const [actor, other] = [await advertiser(ctx), await advertiser(ctx)]
    const wantedSpace = tenDays(ctx)
    const { id } = await book(ctx, actor, wantedSpace)
    for (const status of ['pending_review', 'approved'] as const) {
      await ctx.db.adBooking.update({ where: { id }, data: { status } })
      expect((await book(ctx, actor, wantedSpace)).id).toBe(id)
      await expect(book(ctx, other, wantedSpace)).rejects.toEqual(fails('ad_dates_taken'))
    }
  })

  it('exists once for a space and day, out of a hundred at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => advertiser(ctx)))
    const calls = people.map((actor, at) =>
      book(ctx, actor, tenDays(ctx, { startDate: dayAfter(tenDays(ctx).startDate, at % 10) })),
    )
    const done = await Promise.allSettled(calls)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of done)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(fails('ad_dates_taken'))
    expect(await ctx.db.adBooking.count()).toBe(1)
  })

  it('is refused by the database itself when it shares a day with another', async () => {
    const { id } = await book(ctx, await advertiser(ctx))
    const row = await ctx.db.adBooking.findUniqueOrThrow({ where: { id } })
    const again = { ...row, id: ctx.ids.next(), startDate: row.endDate, endDate: dateOf('2099-01-01') }
    await expect(ctx.db.adBooking.create({ data: again })).rejects.toThrow('ad_bookings_no_day_twice')
    await ctx.db.adBooking.update({ where: { id }, data: { status: 'expired' } })
    await ctx.db.adBooking.create({ data: again })
  })

  it('begins tomorrow or later, ends not too far ahead, and is not too long', async () => {
    const actor = await advertiser(ctx)
    const today = calendarDay(ctx.clock.now())
    const wrong = [
      { startDate: today },
      { startDate: dayAfter(today, 5), endDate: dayAfter(today, 4) },
      { endDate: dayAfter(tenDays(ctx).startDate, adLimits.daysMax) },
      { startDate: dayAfter(today, adLimits.aheadDays), endDate: dayAfter(today, adLimits.aheadDays + 1) },
      { spaceId: 999 },
      { combinationId: 9 },
    ]
    for (const changes of wrong)
      await expect(book(ctx, actor, tenDays(ctx, changes))).rejects.toEqual(fails('validation_failed'))
  })

  it('is limited for an account that never pays', async () => {
    const actor = await advertiser(ctx)
    for (let count = 0; count < adLimits.unpaidBookings; count += 1)
      await book(ctx, actor, tenDays(ctx, { spaceId: 11 + count * 10 - (count > 4 ? 49 : 0) }))
    const otherBooking = tenDays(ctx, { spaceId: 13 })
    await expect(book(ctx, actor, otherBooking)).rejects.toEqual(fails('too_many_ad_holds'))
    const [first] = (await listOwnAdBookings(ctx, actor, { limit: 20 })).bookings
    await payBooking(ctx, actor, first?.id ?? '')
    await book(ctx, actor, otherBooking)
  })

  it('is limited more for an account without a confirmed mailbox', async () => {
    const actor = await advertiser(ctx)
    await ctx.db.user.update({ where: { id: actor.userId }, data: { emailVerifiedAt: null } })
    for (let count = 0; count < adLimits.unpaidBookingsUnproven; count += 1)
      await book(ctx, actor, tenDays(ctx, { spaceId: 11 + count * 10 }))
    const otherBooking = tenDays(ctx, { spaceId: 13 })
    await expect(book(ctx, actor, otherBooking)).rejects.toEqual(fails('too_many_ad_holds'))
    await ctx.db.user.update({ where: { id: actor.userId }, data: { emailVerifiedAt: ctx.clock.now() } })
    await book(ctx, actor, otherBooking)
  })

  it('counts for its account after it was cancelled or expired', async () => {
    const actor = await advertiser(ctx)
    await ctx.db.user.update({ where: { id: actor.userId }, data: { emailVerifiedAt: null } })
    for (let count = 0; count < adLimits.unpaidBookingsUnproven; count += 1) {
      const { id } = await book(ctx, actor, tenDays(ctx, { spaceId: 11 + count * 10 }))
      await cancelAdBooking(ctx, actor, { id })
    }
    await expect(book(ctx, actor)).rejects.toEqual(fails('too_many_ad_holds'))
    ctx.clock.advance({ minutes: adLimits.holdMinutes + 1 })
    await settleAdBookings(ctx)
    await expect(book(ctx, actor)).rejects.toEqual(fails('too_many_ad_holds'))
    ctx.clock.advance({ hours: 24 })
    await book(ctx, actor)
  })

  it('is shown and cancelled by its account alone, and does not exist for anybody else', async () => {
    const [actor, other] = [await advertiser(ctx), await advertiser(ctx)]
    const { id } = await book(ctx, actor)
    for (const use of [getOwnAdBooking, cancelAdBooking])
      await expect(use(ctx, other, { id })).rejects.toEqual(fails('ad_booking_not_found'))
    expect((await listOwnAdBookings(ctx, other, { limit: 20 })).bookings).toEqual([])
    const { booking } = await cancelAdBooking(ctx, actor, { id })
    expect(booking.state).toBe('cancelled')
    await book(ctx, other)
  })
})
