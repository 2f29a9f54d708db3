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

interface ShownBanner {
  spaceId: number
  days: number
  views: number
  userId?: string
}

/** Stores a banner that was shown for the last `days` days, with these views on the first of them. */
async function showBanner({ spaceId, days, views, userId }: ShownBanner) {
  const booking = await buildAdBooking(ctx, {
    userId: userId ?? (await advertiser(ctx)).userId,
    spaceId,
    status: 'approved',
    startDate: daysAgo(days),
    endDate: daysAgo(-5),
  })
  const { id: bannerId } = await buildAdBanner(ctx, booking.id)
  await ctx.db.adBannerDay.create({ data: { bannerId, day: daysAgo(days), kind: 'view', count: views } })
}

const searchSpaces = [41, 42, 43]

it('averages the views over every day on which a banner of the slot was shown', async () => {
  await showBanner({ spaceId: 11, days: 6, views: 300 })
  await showBanner({ spaceId: 12, days: 3, views: 100 })
  await showBanner({ spaceId: 13, days: 1, views: 100 })
  for (const spaceId of searchSpaces) await showBanner({ spaceId, days: 10, views: 1_000 })
  expect(await readSlotViews(ctx)).toEqual({ homepage_featured_1: 50, search_professionals: 100 })
})

it('rounds the average to two digits', async () => {
  for (const spaceId of searchSpaces) await showBanner({ spaceId, days: 10, views: 1_240 })
  expect(await readSlotViews(ctx)).toEqual({ search_professionals: 120 })
})

it('tells nothing about slots that were shown for few days or seen by few people', async () => {
  for (const spaceId of [21, 22, 23]) await showBanner({ spaceId, days: 2, views: 300 })
  for (const spaceId of [31, 32, 33]) await showBanner({ spaceId, days: 10, views: 90 })
  expect(await readSlotViews(ctx)).toEqual({})
})

it('tells nothing about slots with fewer than three advertisers', async () => {
  const { userId } = await advertiser(ctx)
  await showBanner({ spaceId: 41, days: 20, views: 2_000, userId })
  await showBanner({ spaceId: 42, days: 20, views: 2_000, userId })
  await showBanner({ spaceId: 43, days: 20, views: 2_000 })
  expect(await readSlotViews(ctx)).toEqual({})
})
