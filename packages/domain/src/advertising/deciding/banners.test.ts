import { beforeEach, describe, expect, it } from 'vitest'
import { type Admin, account, isAdmin } from '../../kernel/actor'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { advertiser, book, payBooking, sendBanner, tenDays } from '../../testing/ad-scene'
import { buildUser } from '../../testing/builders/build-user'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { listActiveBanners } from '../banners/list-active-banners'
import { readAdPicture } from '../banners/read-ad-picture'
import { cancelAdBooking } from '../booking/cancel-ad-booking'
import { getOwnAdBooking } from '../booking/list-own-ad-bookings'
import { settleAdBookings } from '../booking/settle-bookings'
import { approveAdBanner, rejectAdBanner } from './decide-ad-banner'
import { listAdBookings } from './list-ad-bookings'

let ctx: TestCtx
let admin: Admin
beforeEach(async () => {
  ctx = await createTestContext()
  const actor = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  if (!isAdmin(actor)) throw new Error('no admin')
  admin = actor
})

const fails = (code: string) => expect.objectContaining({ code })
const templates = () => ctx.mailer.sentMails.map(({ content }) => content.template)
const shownTitles = async () =>
  (await listActiveBanners(ctx, admin, { slot: 'homepage_featured_1' })).banners.map(({ title }) => title)

async function paid(changes: Parameters<typeof tenDays>[1] = {}) {
  const actor = await advertiser(ctx)
  const { id } = await book(ctx, actor, tenDays(ctx, changes))
  const paymentId = await payBooking(ctx, actor, id)
  return { actor, id, paymentId }
}

describe('a banner', () => {
  it('is taken for a paid booking of its sender’s own, changed until somebody decides, and not after', async () => {
    const { actor, id } = await paid({ combinationId: 3 })
    await expect(sendBanner(ctx, await advertiser(ctx), id)).rejects.toEqual(fails('ad_booking_not_found'))
    await expect(sendBanner(ctx, actor, id, { description: '' })).rejects.toEqual(fails('validation_failed'))
    const first = await sendBanner(ctx, actor, id)
    expect(first.banner).toMatchObject({ targetUrl: 'https://www.example.com/', version: 1 })
    const second = await sendBanner(ctx, actor, id, { title: 'Otro' })
    expect(second.banner).toMatchObject({ id: first.banner?.id, title: 'Otro', version: 2 })
    expect(await ctx.db.photo.findMany({ select: { state: true }, orderBy: { state: 'asc' } })).toEqual(
      expect.arrayContaining([{ state: 'banner' }, { state: 'removing' }]),
    )
    await approveAdBanner(ctx, admin, { id, version: 2 })
    await expect(sendBanner(ctx, actor, id)).rejects.toEqual(fails('ad_banner_closed'))
  })

  it('is not taken for a booking that is not paid, nor with somebody else’s picture', async () => {
    const actor = await advertiser(ctx)
    const { id } = await book(ctx, actor)
    await expect(sendBanner(ctx, actor, id)).rejects.toEqual(fails('ad_banner_closed'))
    await payBooking(ctx, actor, id)
    const photoId = '00000000-0000-7000-8000-000000000009'
    await expect(sendBanner(ctx, actor, id, { photoId })).rejects.toEqual(fails('photo_not_yours'))
  })

  it('is shown on its days once it is approved, with what its combination has, and on no other day', async () => {
    const { actor, id } = await paid()
    const { banner } = await sendBanner(ctx, actor, id)
    expect((await listAdBookings(ctx, admin, { sort: 'soonest' })).rows).toMatchObject([{ id }])
    await approveAdBanner(ctx, admin, { id, version: 1 })
    expect(await shownTitles()).toEqual([])
    const bannerId = banner?.id ?? ''
    await expect(readAdPicture(ctx, admin, { id: bannerId })).rejects.toEqual(fails('not_found'))
    ctx.clock.advance({ days: 2 })
    const { banners } = await listActiveBanners(ctx, admin, { slot: 'homepage_featured_1' })
    expect(banners).toMatchObject([{ id: bannerId, hasTitle: true, description: '' }])
    expect((await readAdPicture(ctx, admin, { id: bannerId })).type).toBe('image/webp')
    expect((await listActiveBanners(ctx, admin, { slot: 'homepage_sidebar' })).banners).toEqual([])
    expect((await getOwnAdBooking(ctx, actor, { id })).state).toBe('running')
    ctx.clock.advance({ days: 9 })
    expect(await shownTitles()).toHaveLength(1)
    ctx.clock.advance({ days: 1 })
    expect(await shownTitles()).toEqual([])
    expect((await getOwnAdBooking(ctx, actor, { id })).state).toBe('finished')
    await runDueJobs(ctx)
    expect(templates()).toContain('ad-approved')
  })

  it('is refunded when it is rejected, with its reason, also after an approval', async () => {
    for (const isLetIn of [false, true]) {
      const { actor, id, paymentId } = await paid({ spaceId: isLetIn ? 12 : 11 })
      await sendBanner(ctx, actor, id)
      if (isLetIn) await approveAdBanner(ctx, admin, { id, version: 1 })
      const version = isLetIn ? 2 : 1
      await rejectAdBanner(ctx, admin, { id, version, reason: 'Promete lo que no hay.' })
      await runDueJobs(ctx)
      await fetchPayment(ctx, paymentId, 'notification')
      expect(await getOwnAdBooking(ctx, actor, { id })).toMatchObject({
        state: 'rejected',
        reason: 'Promete lo que no hay.',
        refundState: 'done',
      })
    }
    expect(ctx.payments.refundCalls).toHaveLength(2)
    expect(templates()).toContain('ad-rejected')
    await book(ctx, await advertiser(ctx))
  })

  it('cannot be decided when it changed after the admin saw it', async () => {
    const { actor, id } = await paid()
    await sendBanner(ctx, actor, id)
    await sendBanner(ctx, actor, id, { title: 'Otro' })
    await expect(approveAdBanner(ctx, admin, { id, version: 1 })).rejects.toEqual(fails('ad_banner_changed'))
  })

  it('is not decided about once its days are over: what was shown on all of them is paid for', async () => {
    const { actor, id } = await paid()
    await sendBanner(ctx, actor, id)
    await approveAdBanner(ctx, admin, { id, version: 1 })
    const late = await paid({ spaceId: 12 })
    await sendBanner(ctx, late.actor, late.id)
    ctx.clock.advance({ days: 13 })
    const refusal = { version: 2, reason: 'No' }
    await expect(rejectAdBanner(ctx, admin, { id, ...refusal })).rejects.toEqual(fails('ad_banner_changed'))
    await expect(approveAdBanner(ctx, admin, { id: late.id, version: 1 })).rejects.toEqual(
      fails('ad_banner_changed'),
    )
    expect(await ctx.db.refund.count()).toBe(0)
  })

  it('is decided about once, of a rejection, an approval and a cancellation at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { actor, id } = await paid({ spaceId: 21 + (round % 3) })
      await sendBanner(ctx, actor, id)
      const decisions = await Promise.allSettled([
        approveAdBanner(ctx, admin, { id, version: 1 }),
        rejectAdBanner(ctx, admin, { id, version: 1, reason: 'No' }),
        // In every other round only the two admins act.
        ...(round % 2 === 0 ? [cancelAdBooking(ctx, actor, { id })] : []),
      ])
      const carriedOut = decisions.slice(0, 2).filter((decision) => decision.status === 'fulfilled')
      if (round % 2 === 0) expect(carriedOut.length).toBeLessThanOrEqual(1)
      else expect(carriedOut).toHaveLength(1)
      const { status } = await ctx.db.adBooking.findUniqueOrThrow({ where: { id } })
      const refunds = await ctx.db.refund.count({ where: { payment: { intent: { subjectId: id } } } })
      expect(refunds).toBe(status === 'approved' ? 0 : 1)
      await ctx.db.adBooking.updateMany({ data: { status: 'cancelled' } })
    }
  })

  it('is refunded when nobody reviewed it before its days were over; a booking without a banner is not', async () => {
    const { actor, id } = await paid()
    await sendBanner(ctx, actor, id)
    const bookingWithoutBanner = await paid({ spaceId: 12 })
    ctx.clock.advance({ days: 13 })
    await settleAdBookings(ctx)
    await settleAdBookings(ctx)
    expect(await ctx.db.refund.findMany({ select: { reason: true } })).toEqual([{ reason: 'ad_not_shown' }])
    expect(
      (await getOwnAdBooking(ctx, bookingWithoutBanner.actor, { id: bookingWithoutBanner.id })).state,
    ).toBe('finished')
  })
})
