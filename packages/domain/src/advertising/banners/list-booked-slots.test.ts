import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { adSpaces } from '@oficio/contracts/advertising/spaces'
import { beforeEach, expect, it } from 'vitest'
import { buildAdBanner, buildAdBooking } from '../../testing/builders/build-ad-booking'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { todaysDate } from '../ad-dates'
import { listBookedSlots } from './list-booked-slots'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

it('names the slots of banners that are approved and shown today, and no others', async () => {
  const today = todaysDate(ctx.clock.now())
  const { id: userId } = await buildUser(ctx)
  const book = async (slot: AdSlotName, status: 'approved' | 'pending_review') => {
    const spaceId = adSpaces.find((space) => space.slot === slot)?.id ?? 0
    const { id } = await buildAdBooking(ctx, { userId, spaceId, status, startDate: today, endDate: today })
    await buildAdBanner(ctx, id)
  }
  await book('search_businesses', 'approved')
  await book('homepage_sidebar', 'pending_review')
  expect(await listBookedSlots(ctx)).toEqual(['search_businesses'])
})
