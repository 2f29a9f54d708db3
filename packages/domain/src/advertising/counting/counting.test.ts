import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { startOfHour } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { account, type Caller, visitor } from '../../kernel/actor'
import { advertiser } from '../../testing/ad-scene'
import { buildAdBanner, buildAdBooking } from '../../testing/builders/build-ad-booking'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { todaysDate } from '../ad-dates'
import { adToken } from './ad-token'
import { countAdClick, countAdView } from './count-ad-event'
import { foldAdMarks } from './fold-ad-marks'
import { getAdReport, getAdReportForAdmin } from './get-ad-report'

let ctx: TestCtx
let owner: Awaited<ReturnType<typeof advertiser>>
let bookingId: string
let id: string
beforeEach(async () => {
  ctx = await createTestContext()
  owner = await advertiser(ctx)
  const today = todaysDate(ctx.clock.now())
  const booking = await buildAdBooking(ctx, {
    userId: owner.userId,
    status: 'approved',
    startDate: today,
    endDate: new Date('2099-01-01'),
  })
  bookingId = booking.id
  id = (await buildAdBanner(ctx, bookingId)).id
  await ctx.db.adBannerDay.deleteMany()
})

const browser = 'Mozilla/5.0 (Android 15; Mobile) Firefox/140.0'
const callerNumber = (number: number): Caller =>
  visitor({ connection: `200.1.${number >> 8}.${number % 256}`, userAgent: browser })
const view = (actor: Caller, token = adToken(ctx, id)) => countAdView(ctx, actor, { id, token })
const report = () => getAdReport(ctx, owner, { id: bookingId })

describe('views and clicks', () => {
  it('are one for a browser and hour, however often it reloads, and told day by day', async () => {
    await Promise.all(Array.from({ length: 20 }, () => view(callerNumber(1))))
    await view(callerNumber(2))
    await countAdClick(ctx, callerNumber(1), { id, token: adToken(ctx, id) })
    expect(await report()).toMatchObject({ views: 2, clicks: 1 })
    ctx.clock.advance({ hours: 1 })
    await view(callerNumber(1))
    expect(await report()).toEqual({
      days: [{ day: calendarDay(ctx.clock.now()), views: 3, clicks: 1 }],
      views: 3,
      clicks: 1,
    })
    ctx.clock.advance({ days: 1 })
    await view(callerNumber(1))
    const { days } = await report()
    expect(days.map(({ views }) => views)).toEqual([3, 1])
  })

  it('are not counted of what was not handed out, of an old token, of another banner’s', async () => {
    const token = adToken(ctx, id)
    for (const wrong of ['', 'x', adToken(ctx, bookingId), `${token}x`]) await view(callerNumber(1), wrong)
    ctx.clock.advance({ hours: 2 })
    await view(callerNumber(1), token)
    expect((await report()).views).toBe(0)
  })

  it('are not counted of programs, of admins, of the advertiser, and of a banner that is not shown', async () => {
    const details = { connection: '200.1.2.3', userAgent: browser }
    await view(visitor({ ...details, userAgent: 'curl/8' }))
    await view(visitor({ ...details, connection: null }))
    await view(account(ctx.ids.next(), 'admin', details))
    await view(account(owner.userId, 'user', details))
    await ctx.db.adBooking.updateMany({ data: { status: 'cancelled' } })
    await view(visitor(details))
    expect((await report()).views).toBe(0)
  })

  it('become one row for any number of browsers once their hour is over, and none is counted twice', async () => {
    const hour = startOfHour(ctx.clock.now())
    // More than one statement processes at once.
    const count = 25_000
    await ctx.db.$executeRaw`
      INSERT INTO ad_marks (banner_id, hour, kind, mark)
      SELECT ${id}::uuid, ${hour}, 'view', number::text FROM generate_series(1, ${count}) AS number`
    await foldAdMarks(ctx)
    expect(await ctx.db.adMark.count()).toBe(count)
    ctx.clock.advance({ hours: 1 })
    await Promise.all([foldAdMarks(ctx), foldAdMarks(ctx), foldAdMarks(ctx)])
    expect(await ctx.db.adMark.count()).toBe(0)
    expect(await ctx.db.adBannerDay.findMany({ select: { kind: true, count: true } })).toEqual([
      { kind: 'view', count },
    ])
    expect((await report()).views).toBe(count)
  })

  it('are shown to the advertiser and to admins, and to nobody else', async () => {
    const other = await advertiser(ctx)
    await expect(getAdReport(ctx, other, { id: bookingId })).rejects.toMatchObject({
      code: 'ad_booking_not_found',
    })
    expect(await getAdReportForAdmin(ctx, account(other.userId, 'admin'), { id: bookingId })).toMatchObject({
      views: 0,
    })
  })
})
