import { adLimits } from '@oficio/contracts/advertising/ad-limits'
import { adSpaces } from '@oficio/contracts/advertising/spaces'
import { beforeEach, describe, expect, it } from 'vitest'
import { advertiser, book, payBooking, tenDays } from '../../testing/ad-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { cancelAdBooking } from './cancel-ad-booking'
import { settleAdBookings } from './settle-bookings'

const limit = adLimits.unpaidBookingsPerConnection
const connection = '203.0.113.10'
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fails = (code: string) => expect.objectContaining({ code })
const newCaller = async (from = connection) => ({ ...(await advertiser(ctx)), connection: from })
const spaceAt = (at: number) => tenDays(ctx, { spaceId: adSpaces[at]?.id ?? 0 })
const answerOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const fill = async () => {
  for (let at = 0; at < limit; at += 1) await book(ctx, await newCaller(), spaceAt(at))
}

describe('unpaid bookings of many accounts on one connection', () => {
  it('are limited together, also at the same moment', async () => {
    const callers = await Promise.all(adSpaces.map(() => newCaller()))
    const results = await Promise.allSettled(callers.map((caller, at) => book(ctx, caller, spaceAt(at))))
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(refusals).toHaveLength(adSpaces.length - limit)
    for (const reason of refusals) expect(reason).toEqual(fails('too_many_ad_holds'))
    expect(await ctx.db.adBooking.count()).toBe(limit)
  })

  it('leave other connections alone', async () => {
    await fill()
    await expect(book(ctx, await newCaller(), spaceAt(limit))).rejects.toEqual(fails('too_many_ad_holds'))
    await book(ctx, await newCaller('203.0.113.11'), spaceAt(limit))
  })

  it('count after they were cancelled', async () => {
    for (let count = 0; count < limit; count += 1) {
      const caller = await newCaller()
      const { id } = await book(ctx, caller)
      await cancelAdBooking(ctx, caller, { id })
    }
    await expect(book(ctx, await newCaller())).rejects.toEqual(fails('too_many_ad_holds'))
  })

  it('no longer count after payment', async () => {
    for (let at = 0; at < limit; at += 1) {
      const caller = await newCaller()
      const { id } = await book(ctx, caller, spaceAt(at))
      if (at === 0) await payBooking(ctx, caller, id)
    }
    await book(ctx, await newCaller(), spaceAt(limit))
    await expect(book(ctx, await newCaller(), spaceAt(limit + 1))).rejects.toEqual(fails('too_many_ad_holds'))
  })

  it('no longer count after a day, and their connection is deleted', async () => {
    await fill()
    expect(await ctx.db.adBooking.count({ where: { connectionHash: connection } })).toBe(0)
    ctx.clock.advance({ hours: 23 })
    await settleAdBookings(ctx)
    expect(await ctx.db.adBooking.count({ where: { connectionHash: null } })).toBe(0)
    const refusal = await answerOf(book(ctx, await newCaller()))
    expect(refusal).toMatchObject({ code: 'too_many_ad_holds' })
    expect(Number(Object(refusal).retryAfterSeconds)).toBeGreaterThan(3500)
    expect(Number(Object(refusal).retryAfterSeconds)).toBeLessThanOrEqual(3600)
    ctx.clock.advance({ hours: 2 })
    await settleAdBookings(ctx)
    expect(await ctx.db.adBooking.count({ where: { connectionHash: { not: null } } })).toBe(0)
    await book(ctx, await newCaller())
  })
})
