import { dayAfter } from '@oficio/contracts/advertising/price'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { beforeEach, expect, it } from 'vitest'
import { advertiser } from '../../testing/ad-scene'
import { buildAdBanner, buildAdBooking } from '../../testing/builders/build-ad-booking'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { dateOf } from '../ad-dates'
import { readSlotViews } from './read-slot-views'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const daysAgo = (days: number) => dateOf(dayAfter(calendarDay(ctx.clock.now()), -days))

/** Stores a banner that was shown for the last `days` days, with these views on the first of them. */
async function showBanner({ spaceId, days, views }: { spaceId: number; days: number; views: number }) {
  const { userId } = await advertiser(ctx)
  const booking = await buildAdBooking(ctx, {
    userId,
    spaceId,
    status: 'approved',
    startDate: daysAgo(days),
    endDate: daysAgo(-5),
  })
  const { id: bannerId } = await buildAdBanner(ctx, booking.id)
  await ctx.db.adBannerDay.create({ data: { bannerId, day: daysAgo(days), kind: 'view', count: views } })
}

it('averages the views over every day on which a banner of the slot was shown', async () => {
  await showBanner({ spaceId: 11, days: 6, views: 300 })
  await showBanner({ spaceId: 12, days: 4, views: 200 })
  await showBanner({ spaceId: 41, days: 10, views: 1_000 })
  expect(await readSlotViews(ctx)).toEqual({ homepage_featured_1: 50, search_professionals: 100 })
})

it('tells nothing about slots that were shown for few days or seen by few people', async () => {
  await showBanner({ spaceId: 21, days: 3, views: 900 })
  await showBanner({ spaceId: 31, days: 10, views: 90 })
  expect(await readSlotViews(ctx)).toEqual({})
})
