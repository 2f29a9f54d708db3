import { beforeEach, describe, expect, it } from 'vitest'
import { getOverview } from '../../admin/overview/get-overview'
import { listAttention } from '../../admin/payments/list-attention'
import { readVitals } from '../../admin/vitals/read-vitals'
import { account, visitor } from '../../kernel/actor'
import { buildPayment } from '../../testing/builders/build-payment'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'
import { tendNotifications } from './handle-provider-notification'
import { readNotificationHealth } from './notification-health'
import { receiveNotification } from './receive-notification'

const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

type Fault = TestCtx['payments']['signatureFault']

function deliver(fault: Fault, { dataId = '1', type = 'payment' } = {}) {
  ctx.payments.signatureFault = fault
  return receiveNotification(ctx, visitor(), {
    provider: ctx.payments.name,
    'data.id': dataId,
    type,
    'x-request-id': ctx.ids.next(),
    'x-signature': 'ts=1,v1=0',
  }).catch((error: unknown) => error)
}
const health = () => readNotificationHealth(ctx)
const tile = async () =>
  (await getOverview(ctx, admin)).waiting.find(({ kind }) => kind === 'notifications') ?? null

/** Builds a payment that became known by the return page, without a notification. */
async function findByAsking() {
  const providerId = ctx.payments.pay(await startUrgent(ctx))
  await fetchPayment(ctx, providerId, 'return')
  return ctx.db.payment.findFirstOrThrow({ where: { providerId } })
}

describe('refused notifications', () => {
  it('are counted by day and reason, and no refusal adds a row of its own', async () => {
    for (const fault of ['mismatch', 'mismatch', 'missing_signature', 'mismatch'] as const)
      await deliver(fault)
    ctx.clock.advance({ days: 1 })
    await deliver('mismatch')
    const rows = await ctx.db.refusedNotifications.findMany({ orderBy: [{ day: 'asc' }, { fault: 'asc' }] })
    expect(rows.map(({ fault, count }) => [fault, count])).toEqual([
      ['mismatch', 3],
      ['missing_signature', 1],
      ['mismatch', 1],
    ])
    expect((await health()).refusedSinceYesterday).toBe(5)
    expect(await readVitals(ctx)).toMatchObject({ notificationsRefusedSinceYesterday: 5 })
  })

  it('share one row when they come at the same moment, and each is answered as refused', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => deliver('malformed')))
    for (const answer of answers) expect(answer).toMatchObject({ code: 'notification_refused' })
    const [row, ...otherRows] = await ctx.db.refusedNotifications.findMany()
    expect(otherRows).toEqual([])
    expect(row?.count).toBeGreaterThan(0)
    expect(row?.count).toBeLessThanOrEqual(40)
  })

  it('are forgotten with the notifications of their time', async () => {
    await deliver('mismatch')
    ctx.clock.advance({ days: 91 })
    await tendNotifications(ctx)
    expect(await ctx.db.refusedNotifications.count()).toBe(0)
  })
})

describe('the tile of refused notifications', () => {
  it('says how many were refused and when the last valid one came, until a valid one comes', async () => {
    await deliver(null)
    const lastValidAt = ctx.clock.now().toISOString()
    ctx.clock.advance({ hours: 2 })
    await deliver('mismatch')
    await deliver('mismatch')
    const since = ctx.clock.now().toISOString()
    expect(await tile()).toEqual({ kind: 'notifications', count: 2, since, lastValidAt })
    ctx.clock.advance({ minutes: 1 })
    await deliver(null)
    expect(await tile()).toBeNull()
  })

  it('says that no valid one ever came', async () => {
    await deliver('mismatch')
    expect(await tile()).toMatchObject({ count: 1, lastValidAt: null })
  })

  it('is not shown for calls without a whole signature, as strangers and the doctor make them', async () => {
    for (const fault of ['missing_signature', 'malformed', 'missing_request_id'] as const)
      await deliver(fault)
    expect(await tile()).toBeNull()
    expect(await health()).toMatchObject({ refusedSinceYesterday: 3, isSecretDoubtful: false })
  })

  it('is shown for those too where payments go on without a notification', async () => {
    await findByAsking()
    await deliver('missing_signature')
    ctx.clock.advance({ minutes: 61 })
    expect(await tile()).toMatchObject({ count: 1, lastValidAt: null })
  })

  it('is not shown a day after the last refusal', async () => {
    await deliver('mismatch')
    ctx.clock.advance({ days: 1, minutes: 1 })
    expect(await tile()).toBeNull()
  })
})

describe('a payment that was found by asking', () => {
  const missing = async () =>
    (await listAttention(ctx, admin)).find(({ kind }) => kind === 'notification_missing')?.items ?? []
  const alarm = async () => (await readVitals(ctx)).paymentsUnannounced

  it('raises the alarm after an hour without any valid notification', async () => {
    const { id } = await findByAsking()
    ctx.clock.advance({ minutes: 60 })
    expect(await alarm()).toBe(0)
    ctx.clock.advance({ minutes: 1 })
    expect(await alarm()).toBe(1)
    expect(await missing()).toMatchObject([{ id, owner: { type: 'intent' } }])
  })

  it('raises none once any valid notification came after it', async () => {
    await findByAsking()
    ctx.clock.advance({ minutes: 30 })
    await deliver(null, { dataId: '77' })
    ctx.clock.advance({ hours: 2 })
    expect(await alarm()).toBe(0)
    expect(await missing()).toEqual([])
  })

  it('raises none where its own notification came a moment before it was found', async () => {
    const providerId = ctx.payments.pay(await startUrgent(ctx))
    await deliver(null, { dataId: providerId })
    ctx.clock.advance({ minutes: 1 })
    await fetchPayment(ctx, providerId, 'return')
    ctx.clock.advance({ hours: 2 })
    expect(await alarm()).toBe(0)
  })

  it('raises none where a notification brought the payment, or a week after it was found', async () => {
    await buildPayment(ctx)
    ctx.clock.advance({ hours: 2 })
    expect(await alarm()).toBe(0)
    await findByAsking()
    ctx.clock.advance({ days: 7, hours: 1 })
    expect(await alarm()).toBe(0)
  })
})
