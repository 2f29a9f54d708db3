import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { registry } from '../../registry'
import { makeAnswersUnreadable } from '../../testing/garble'
import { longIt } from '../../testing/long-form'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { checkIntents } from '../checkout/check-intents'
import { handleProviderNotification, tendNotifications } from './handle-provider-notification'
import { receiveNotification } from './receive-notification'

const limit = serverLimits.unknownNewsPerHour

let ctx: TestCtx
/** The ids that were requested from the provider. */
let askedIds: string[]
beforeEach(async () => {
  ctx = await createTestContext()
  askedIds = []
  const { payments } = ctx
  const recordingId = <T>(ask: (id: string) => Promise<T>) => {
    return (id: string) => {
      askedIds.push(id)
      return ask(id)
    }
  }
  payments.getPayment = recordingId(payments.getPayment)
  payments.getSubscription = recordingId(payments.getSubscription)
  payments.getCharge = recordingId(payments.getCharge)
})

const deliver = (dataId: string, type = 'payment') =>
  receiveNotification(ctx, visitor(), {
    provider: ctx.payments.name,
    'data.id': dataId,
    type,
    'x-request-id': ctx.ids.next(),
    'x-signature': 'ts=1,v1=0',
  })
const topics = ['payment', 'subscription', 'charge']
/** Delivers validly signed notifications about unknown ids. */
async function flood(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await deliver(String(900_000 + n), topics[n % topics.length])
}
/** Uses up that many checks of the hourly limit. */
async function spend(count: number): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.providerNotification.createMany({
    data: Array.from({ length: count }, (_, n) => {
      const id = ctx.ids.next()
      const moments = { receivedAt: now, unknownAt: now, handledAt: now }
      const subject = { provider: ctx.payments.name, topic: 'payment', dataId: String(800_000 + n) }
      return { id, requestId: id, ...subject, ...moments }
    }),
  })
}
const unhandled = () => ctx.db.providerNotification.count({ where: { handledAt: null } })

describe('signed notifications about ids that nobody here knows', () => {
  longIt(
    'are asked about so often an hour, whatever their topics; the rest waits and is asked about in the next hours',
    async () => {
      await spend(limit - 20)
      await flood(30)
      await runDueJobs(ctx)
      expect(askedIds).toHaveLength(20)
      expect(await unhandled()).toBe(10)
      ctx.clock.advance({ minutes: 31 })
      await tendNotifications(ctx)
      await runDueJobs(ctx)
      expect(askedIds).toHaveLength(20)
      ctx.clock.advance({ minutes: 30 })
      await tendNotifications(ctx)
      await runDueJobs(ctx)
      expect(askedIds).toHaveLength(30)
      expect(await unhandled()).toBe(0)
    },
  )

  it('are not asked about more often when all jobs run at once', async () => {
    await spend(limit - 5)
    await flood(20)
    const waiting = await ctx.db.providerNotification.findMany({ where: { handledAt: null } })
    await Promise.all(waiting.map(({ id }) => handleProviderNotification(ctx, id)))
    expect(askedIds).toHaveLength(5)
  })

  it('are limited even if they repeat one id', async () => {
    await spend(limit - 5)
    for (let n = 0; n < 20; n += 1) await deliver('123456')
    await runDueJobs(ctx)
    expect(askedIds).toHaveLength(5)
  })
})

describe('under a flood of them', () => {
  it('news of a payment that is known is taken at once', async () => {
    const id = ctx.payments.pay(await startUrgent(ctx))
    await deliver(id)
    await runDueJobs(ctx)
    await spend(limit)
    ctx.payments.change(id, { status: 'refunded', refundedCentavos: 1_500_000 })
    await deliver(id)
    await runDueJobs(ctx)
    expect(await ctx.db.payment.findFirstOrThrow({ where: { providerId: id } })).toMatchObject({
      status: 'refunded',
    })
  })

  it('news of a payment that is known, and could not be read until now, are taken at once', async () => {
    const id = ctx.payments.pay(await startUrgent(ctx))
    const repair = makeAnswersUnreadable(ctx, [id])
    ctx.clock.advance({ minutes: 3 })
    await checkIntents(ctx)
    await spend(limit)
    repair()
    await deliver(id)
    await runDueJobs(ctx)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('a new payment is found by its intent within minutes, and its notification is done later, once', async () => {
    await spend(limit)
    const id = ctx.payments.pay(await startUrgent(ctx))
    await deliver(id)
    await runDueJobs(ctx)
    expect(await ctx.db.serviceRequest.count()).toBe(0)
    ctx.clock.advance({ minutes: 3 })
    await checkIntents(ctx)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
    ctx.clock.advance({ minutes: 61 })
    await tendNotifications(ctx)
    await runDueJobs(ctx)
    expect(await unhandled()).toBe(0)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })
})

it('real news do not count, however many come in an hour, nor while the provider is away', async () => {
  const intentId = await startUrgent(ctx)
  for (let n = 0; n < 3; n += 1) await deliver(ctx.payments.pay(intentId))
  const job = registry.jobs.find(({ name }) => name === 'handle-provider-notification')
  ctx.payments.failures = ['provider_away', 'provider_away', 'provider_away']
  for (const { id } of await ctx.db.providerNotification.findMany())
    await expect(job?.run(ctx, { notificationId: id })).rejects.toMatchObject({ code: 'provider_away' })
  await runDueJobs(ctx)
  expect(await ctx.db.providerNotification.count({ where: { unknownAt: { not: null } } })).toBe(0)
})
