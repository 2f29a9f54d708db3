import { beforeEach, describe, expect, it } from 'vitest'
import { type Admin, account, isAdmin, visitor } from '../../kernel/actor'
import type { ReadCache } from '../../kernel/ports'
import { advertiser } from '../../testing/ad-scene'
import { buildAdBanner, buildAdBooking } from '../../testing/builders/build-ad-booking'
import { buildIntent } from '../../testing/builders/build-payment'
import { buildUser } from '../../testing/builders/build-user'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { dateOf, todaysDate } from '../ad-dates'
import { adBookingKind } from '../booking/booking-kind'
import { cancelAdBooking } from '../booking/cancel-ad-booking'
import { advertisingClosing } from '../booking/close-bookings'
import { approveAdBanner, rejectAdBanner } from '../deciding/decide-ad-banner'
import { listActiveBanners } from './list-active-banners'

let ctx: TestCtx
let admin: Admin
let owner: Awaited<ReturnType<typeof advertiser>>
beforeEach(async () => {
  const testCtx = await createTestContext()
  ctx = Object.assign(testCtx, { readCache: keptUntilPurged(testCtx) })
  owner = await advertiser(ctx)
  const actor = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  if (!isAdmin(actor)) throw new Error('no admin')
  admin = actor
})

/** A cache without expiry: only purges stored in the table invalidate its entries. */
function keptUntilPurged({ db }: Pick<TestCtx, 'db'>): ReadCache {
  const entries = new Map<string, { purges: number; value: unknown }>()
  return {
    has: (key) => entries.has(key),
    async read<T>(key: string, tags: readonly string[], read: () => Promise<T>): Promise<T> {
      const purges = await db.pagePurge.count({ where: { tags: { hasSome: [...tags] } } })
      const entry = entries.get(key)
      // The value under this key came from the same `read`.
      if (entry?.purges === purges) return entry.value as T
      const value = await read()
      entries.set(key, { purges, value })
      return value
    },
    purge: () => undefined,
  }
}

const activeBanners = () => listActiveBanners(ctx, visitor(), { slot: 'homepage_featured_1' })
const count = async () => (await activeBanners()).banners.length

async function bookBanner(status: 'approved' | 'pending_review', startDate = todaysDate(ctx.clock.now())) {
  const days = { startDate, endDate: dateOf('2099-01-01') }
  const booking = await buildAdBooking(ctx, { userId: owner.userId, status, ...days })
  const { version } = await buildAdBanner(ctx, booking.id)
  return { id: booking.id, version }
}

describe('what a slot shows', () => {
  it('is the very same answer within an hour, and has other tokens in the next one', async () => {
    await bookBanner('approved')
    const first = await activeBanners()
    expect(await activeBanners()).toBe(first)
    ctx.clock.advance({ hours: 1 })
    const next = await activeBanners()
    expect(next.banners).toHaveLength(1)
    expect(next.banners[0]?.token).not.toBe(first.banners[0]?.token)
  })

  it('begins and ends with the days of its bookings, although the cached value is not read again', async () => {
    await bookBanner('approved', dateOf('2098-12-31'))
    expect(await count()).toBe(0)
    ctx.clock.set(new Date('2098-12-31T15:00:00Z'))
    expect(await count()).toBe(1)
    ctx.clock.advance({ days: 2 })
    expect(await count()).toBe(0)
  })

  it('is another one as soon as a banner is let in or refused', async () => {
    const { id, version } = await bookBanner('pending_review')
    expect(await count()).toBe(0)
    await approveAdBanner(ctx, admin, { id, version })
    expect(await count()).toBe(1)
    await rejectAdBanner(ctx, admin, { id, version: version + 1, reason: 'Promete lo que no hay.' })
    expect(await count()).toBe(0)
  })

  it('is so as soon as the payment is taken back, or the account of its owner is closed', async () => {
    const { id } = await bookBanner('approved')
    expect(await count()).toBe(1)
    const intent = await buildIntent(ctx, { kind: 'ad_booking', subjectType: 'ad_booking', subjectId: id })
    await ctx.transaction((ctx) => adBookingKind.takeBack(ctx, intent))
    expect(await count()).toBe(0)
    await ctx.db.adBooking.update({ where: { id }, data: { status: 'approved' } })
    await ctx.db.pagePurge.create({ data: { tags: ['shown-banners'] } })
    expect(await count()).toBe(1)
    await ctx.transaction((ctx) =>
      advertisingClosing.close(ctx, { userId: owner.userId, email: null, address: null }),
    )
    expect(await count()).toBe(0)
  })

  it('has nothing of a booking that was cancelled before its days', async () => {
    const { id } = await bookBanner('approved', dateOf('2098-12-31'))
    expect(await count()).toBe(0)
    await cancelAdBooking(ctx, owner, { id })
    ctx.clock.set(new Date('2098-12-31T15:00:00Z'))
    expect(await count()).toBe(0)
  })
})
