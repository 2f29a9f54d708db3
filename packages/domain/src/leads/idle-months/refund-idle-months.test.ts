import { limits } from '@oficio/contracts/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, subDays } from '../../kernel/time/days'
import { monthAfter } from '../../kernel/time/month-after'
import { requestRefund } from '../../payments/ledger/request-refund'
import { changeAvailability } from '../../professionals/availability/change-availability'
import { notifyProfessionals } from '../../service-requests/matching/notify-professionals'
import { lockSubscription } from '../../subscriptions/lock-subscription'
import { buildLead } from '../../testing/builders/build-lead'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { buildSubscriber, type Subscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { refundIdleMonths } from './refund-idle-months'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const promise = (value: 0 | 1) =>
  ctx.db.setting.create({
    data: { key: 'refundIdleMonths', value, validFrom: ctx.clock.now(), createdAt: ctx.clock.now() },
  })
const reasons = async () => (await ctx.db.refund.findMany()).map(({ reason }) => reason)

/** Ends the charged month, charges the next one, and lets its grace days pass. */
async function monthPasses(subscriber: Subscriber) {
  const end = monthAfter(ctx.clock.now())
  const daysOf = (until: Date) => (until.getTime() - ctx.clock.now().getTime()) / 86_400_000
  ctx.clock.advance({ days: daysOf(end) })
  await subscriber.charge('approved')
  ctx.clock.advance({ days: limits.graceDays })
  await tick(ctx)
}

describe('a charged month', () => {
  it('goes back by itself without any request, once, and takes nothing from the months after it', async () => {
    await promise(1)
    const subscriber = await buildSubscriber(ctx)
    await monthPasses(subscriber)
    await Promise.all([refundIdleMonths(ctx), refundIdleMonths(ctx), refundIdleMonths(ctx)])
    await runDueJobs(ctx, { timesEach: 2 })
    await refundIdleMonths(ctx)
    expect(await reasons()).toEqual(['idle_month'])
    expect(ctx.payments.refundCalls).toHaveLength(1)
    const months = await ctx.db.subscriptionCharge.findMany({ orderBy: { debitAt: 'asc' } })
    expect(months.map(({ paymentStatus }) => paymentStatus)).toEqual(['refunded', 'approved'])
    expect(await subscriber.standing()).toMatchObject({ status: 'active', hasAccess: true })
    const returnMails = ctx.mailer.sentMails.filter(({ content }) => content.template === 'payment-returned')
    expect(returnMails).toHaveLength(1)
  })

  it('is not looked at before its days of grace are over', async () => {
    await promise(1)
    const subscriber = await buildSubscriber(ctx)
    ctx.clock.advance({ days: 31 })
    await subscriber.charge('approved')
    ctx.clock.advance({ days: limits.graceDays - 1 })
    await refundIdleMonths(ctx)
    expect(await reasons()).toEqual([])
  })

  it.each<[string, (subscriber: Subscriber) => Promise<unknown>]>([
    [
      'they were told of one request',
      async () => notifyProfessionals(ctx, (await buildServiceRequest(ctx)).id),
    ],
    ['one stood in their portal, though no wave reached them', () => buildServiceRequest(ctx)],
    [
      'they opened the data of one, wherever it is',
      async ({ professionalId }) => {
        const { id } = await ctx.db.localidad.findFirstOrThrow({ where: { nombre: 'Ushuaia' } })
        const request = await buildServiceRequest(ctx, {
          localidadId: id,
          createdAt: subDays(ctx.clock.now(), 90),
        })
        await buildLead(ctx, { requestId: request.id, professionalId, source: 'subscription' })
      },
    ],
    [
      'there was one while they were away',
      async ({ actor }) => {
        await changeAvailability(ctx, actor, { isAvailable: false })
        await buildServiceRequest(ctx)
      },
    ],
  ])('stays where %s', async (_, happens) => {
    await promise(1)
    const subscriber = await buildSubscriber(ctx)
    ctx.clock.advance({ days: 3 })
    await happens(subscriber)
    ctx.clock.advance({ days: -3 })
    await monthPasses(subscriber)
    await refundIdleMonths(ctx)
    expect(await reasons()).toEqual([])
  })

  it('goes back where all requests were of others: another rubro, out of reach, before or after it', async () => {
    await promise(1)
    const { id: rubroId } = await ctx.db.rubro.findFirstOrThrow({ where: { slug: { not: 'plomeria' } } })
    const { id: localidadId } = await ctx.db.localidad.findFirstOrThrow({ where: { nombre: 'Ushuaia' } })
    const subscriber = await buildSubscriber(ctx)
    const other = await buildProfessional(ctx, { rubroIds: [rubroId] })
    const now = ctx.clock.now()
    const request = await buildServiceRequest(ctx, { rubroId, createdAt: addDays(now, 2) })
    await buildLead(ctx, { requestId: request.id, professionalId: other.id, takenAt: addDays(now, 2) })
    await buildServiceRequest(ctx, { localidadId, createdAt: addDays(now, 2) })
    await buildServiceRequest(ctx, { createdAt: subDays(now, 1) })
    await buildServiceRequest(ctx, { createdAt: addDays(monthAfter(now), 1) })
    await monthPasses(subscriber)
    await refundIdleMonths(ctx)
    expect(await reasons()).toEqual(['idle_month'])
  })

  it('stays where nothing was promised when it was charged, and goes back where it was, though no more is', async () => {
    const subscriber = await buildSubscriber(ctx)
    ctx.clock.advance({ days: 1 })
    await promise(1)
    ctx.clock.advance({ days: -1 })
    await monthPasses(subscriber)
    await refundIdleMonths(ctx)
    expect(await reasons()).toEqual([])
    await promise(0)
    ctx.clock.advance({ days: 31 })
    await refundIdleMonths(ctx)
    expect(await reasons()).toEqual(['idle_month'])
  })

  it('goes back once where somebody of the team gives a part of it back at the same moment', async () => {
    await promise(1)
    const subscriber = await buildSubscriber(ctx)
    await monthPasses(subscriber)
    const { id: paymentId, subscriptionId } = await ctx.db.payment.findFirstOrThrow({
      orderBy: { id: 'asc' },
    })
    const givePart = ctx.transaction(async (ctx) => {
      await lockSubscription(ctx.db, subscriptionId ?? '')
      const isTouched = (await ctx.db.refund.count({ where: { paymentId } })) > 0
      if (!isTouched) await requestRefund(ctx, { paymentId, reason: 'admin', amountCentavos: 100 })
    })
    await Promise.all([givePart, refundIdleMonths(ctx)])
    expect(await reasons()).toHaveLength(1)
  })

  it('is left alone when an admin refunded it already, or part of it', async () => {
    await promise(1)
    const subscriber = await buildSubscriber(ctx)
    await monthPasses(subscriber)
    await ctx.db.payment.updateMany({ data: { refundedCentavos: 100 } })
    await refundIdleMonths(ctx)
    expect(await reasons()).toEqual([])
  })
})
