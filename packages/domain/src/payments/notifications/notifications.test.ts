import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { runDueJobs, waitingJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { tendNotifications } from './handle-provider-notification'
import { receiveNotification } from './receive-notification'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

let deliveries = 0
const deliver = (dataId: string, { type = 'payment', requestId = `delivery-${++deliveries}` } = {}) =>
  receiveNotification(ctx, visitor(), {
    provider: ctx.payments.name,
    'data.id': dataId,
    type,
    'x-request-id': requestId,
    'x-signature': 'ts=1,v1=0',
  })
const countNotifications = () => ctx.db.providerNotification.count()

describe('a genuine notification', () => {
  it('is stored with its job and handled apart from the answer', async () => {
    const intentId = await startUrgent(ctx)
    await deliver(ctx.payments.pay(intentId))
    expect(await ctx.db.payment.count()).toBe(0)
    await runDueJobs(ctx, { timesEach: 2 })
    expect(await ctx.db.serviceRequest.count()).toBe(1)
    expect(await ctx.db.providerNotification.count({ where: { handledAt: null } })).toBe(0)
  })

  it('files one request when it arrives five times, also concurrently', async () => {
    const id = ctx.payments.pay(await startUrgent(ctx))
    await Promise.all([1, 2, 3, 4, 5].map(() => deliver(id)))
    await runDueJobs(ctx)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it.each([
    ['payment', '123456'],
    ['subscription', 'ffffffffffffffffffffffffffffffff'],
    ['charge', '7'],
    ['other', '7'],
  ])('changes nothing if its id is unknown: %s', async (type, id) => {
    expect(await deliver(id, { type })).toEqual({ received: true })
    await runDueJobs(ctx)
    expect(await ctx.db.payment.count()).toBe(0)
    expect(await ctx.db.subscription.count()).toBe(0)
    expect(await ctx.db.providerNotification.count({ where: { handledAt: null } })).toBe(0)
  })

  it('is handled again if its job was lost', async () => {
    await deliver(ctx.payments.pay(await startUrgent(ctx)))
    await ctx.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    ctx.clock.advance({ minutes: 31 })
    await tendNotifications(ctx)
    await runDueJobs(ctx)
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })
})

describe('a notification that is refused', () => {
  it.each(['mismatch', 'malformed', 'missing_signature', 'missing_request_id', 'no_secret'] as const)(
    'leaves nothing behind: %s',
    async (fault) => {
      ctx.payments.signatureFault = fault
      await expect(deliver('1')).rejects.toMatchObject({ code: 'notification_refused' })
      expect(await countNotifications()).toBe(0)
      expect(await waitingJobs(ctx)).toEqual([])
    },
  )
})

it('the same notification, also when three come at once, is answered and stored once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => deliver('1', { requestId: 'same' })))
  expect(answers).toEqual(Array(3).fill({ received: true }))
  expect(await countNotifications()).toBe(1)
  expect(await waitingJobs(ctx)).toHaveLength(1)
})

it('the old kind without signature is answered and forgotten', async () => {
  ctx.payments.readNotification = () => ({ kind: 'ignored' })
  const parts = { provider: ctx.payments.name, topic: 'payment', id: '1' }
  expect(await receiveNotification(ctx, visitor(), parts)).toEqual({ received: true })
  expect(await countNotifications()).toBe(0)
})
