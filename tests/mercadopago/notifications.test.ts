import { randomUUID } from 'node:crypto'
import { errorBody } from '@oficio/contracts/endpoint'
import { messageOf } from '@oficio/contracts/errors'
import { waitingJobs } from '@oficio/domain/testing/run-jobs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUrgent } from './support/buyer'
import { type Notification, post, signed } from './support/notification'
import { type Stage, startStage } from './support/stage'
import { settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

/** Makes a payment without notifying the site. Returns a notification about the payment. */
async function payUnnotified(): Promise<Notification> {
  const { url } = await openUrgent(stage)
  const preferenceId = new URL(url).searchParams.get('pref_id') ?? ''
  const { id } = stage.control.createPayment({ preferenceId, status: 'approved' })
  for (const delivery of stage.control.listDeliveries()) stage.control.dropDelivery(delivery.id)
  return signed(stage, { dataId: String(id) })
}

async function expectRefusal(response: Response): Promise<void> {
  expect(response.status).toBe(401)
  const { code, message } = errorBody.parse(await response.json())
  expect([code, message]).toEqual(['notification_refused', messageOf('notification_refused')])
}

/** Counts everything that the site stored about notifications. */
async function traces() {
  const { db } = stage.ctx
  return {
    notifications: await db.providerNotification.count(),
    jobs: (await waitingJobs(stage.ctx)).length,
    payments: await db.payment.count(),
    requests: await db.serviceRequest.count(),
  }
}
const none = { notifications: 0, jobs: 0, payments: 0, requests: 0 }

it('a notification that is signed with our secret files what was paid for', async () => {
  const response = await post(stage, await payUnnotified())
  expect([response.status, await response.json()]).toEqual([200, { received: true }])
  expect(await traces()).toMatchObject({ notifications: 1, jobs: 1 })
  await settle(stage)
  expect(await stage.ctx.db.serviceRequest.count({ where: { isUrgent: true } })).toBe(1)
})

describe('a notification is answered 401 and leaves no trace', () => {
  it.each<[string, (genuine: Notification) => Notification]>([
    ['signed with another secret', ({ dataId }) => signed(stage, { dataId, secret: 'guessed' })],
    ['signed with an empty secret', ({ dataId }) => signed(stage, { dataId, secret: '' })],
    ['signed for another payment', (genuine) => ({ ...genuine, dataId: '1234567890' })],
    ['signed for another request id', (genuine) => ({ ...genuine, requestId: randomUUID() })],
    ['without a signature', (genuine) => ({ ...genuine, signature: null })],
    ['with a signature that is none', (genuine) => ({ ...genuine, signature: 'v1=0000' })],
    ['without a request id', (genuine) => ({ ...genuine, requestId: null })],
    [
      'without a request id, and signed without one',
      ({ dataId }) => signed(stage, { dataId, requestId: null }),
    ],
    ['with an empty request id', ({ dataId }) => signed(stage, { dataId, requestId: '' })],
    ['without the id of anything', () => signed(stage, { dataId: null })],
  ])('%s', async (_, spoil) => {
    await expectRefusal(await post(stage, spoil(await payUnnotified())))
    expect(await traces()).toEqual(none)
  })

  it('even when the site has no secret, and the signature was made with none', async () => {
    await stage.close()
    stage = await startStage({ siteSecret: '' })
    const genuine = await payUnnotified()
    for (const secret of ['', stage.webhookSecret])
      await expectRefusal(await post(stage, signed(stage, { dataId: genuine.dataId, secret })))
    expect(await traces()).toEqual(none)
  })
})

describe('a right signature is taken at any age', () => {
  const daysMs = (days: number) => days * 86_400_000

  it.each([
    ['20 minutes', daysMs(1 / 72)],
    ['a day', daysMs(1)],
    ['a year', daysMs(365)],
    ['6 minutes ahead of us', -daysMs(1 / 240)],
  ])('%s', async (_, agoMs) => {
    const { dataId } = await payUnnotified()
    const signedAt = new Date(stage.ctx.clock.now().getTime() - agoMs)
    expect((await post(stage, signed(stage, { dataId, signedAt }))).status).toBe(200)
    await settle(stage)
    expect(await traces()).toMatchObject({ notifications: 1, requests: 1 })
  })

  it('even when it is the first arrival of a notification sent twice in the same bytes', async () => {
    const genuine = await payUnnotified()
    stage.ctx.clock.advance({ minutes: 20 })
    expect((await post(stage, genuine)).status).toBe(200)
    await settle(stage)
    expect(await traces()).toMatchObject({ notifications: 1, requests: 1 })
  })
})

describe('a notification that comes again in the same bytes is answered 200 and does nothing', () => {
  it('twice, 20 minutes later and after a month: no second job, no call of the provider', async () => {
    const genuine = await payUnnotified()
    expect((await post(stage, genuine)).status).toBe(200)
    expect((await post(stage, genuine)).status).toBe(200)
    expect(await traces()).toMatchObject({ notifications: 1, jobs: 1 })
    await settle(stage)
    const [after, callCount] = [await traces(), stage.calls.length]
    for (const minutes of [0, 20, 30 * 24 * 60]) {
      stage.ctx.clock.advance({ minutes })
      const response = await post(stage, genuine)
      expect([response.status, await response.json()]).toEqual([200, { received: true }])
      await settle(stage)
    }
    expect(await traces()).toEqual(after)
    expect(stage.calls).toHaveLength(callCount)
  })

  it('even when it comes under another topic, which the signature does not cover', async () => {
    const genuine = await payUnnotified()
    expect((await post(stage, genuine)).status).toBe(200)
    await settle(stage)
    const callCount = stage.calls.length
    for (const topic of ['subscription_preapproval', 'subscription_authorized_payment', 'made-up', null])
      expect((await post(stage, { ...genuine, topic })).status).toBe(200)
    await settle(stage)
    expect(await traces()).toMatchObject({ notifications: 1, jobs: 0 })
    expect(stage.calls).toHaveLength(callCount)
  })

  it('stores a single row for twenty at once', async () => {
    const genuine = await payUnnotified()
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(stage, genuine)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await traces()).toMatchObject({ notifications: 1, jobs: 1 })
  })
})

it('two notifications that share their request id are both news when they name different payments', async () => {
  const requestId = randomUUID()
  const [first, second] = [await payUnnotified(), await payUnnotified()]
  for (const { dataId } of [first, second])
    expect((await post(stage, signed(stage, { dataId, requestId }))).status).toBe(200)
  await settle(stage)
  expect(await stage.ctx.db.providerNotification.count({ where: { requestId } })).toBe(2)
  expect(await traces()).toMatchObject({ payments: 2 })
})

describe('a genuine notification is answered 200 and changes nothing', () => {
  it.each([
    ['of a payment that the provider does not know', { dataId: '123456', topic: 'payment' }],
    ['of an id that is no id', { dataId: '../users/me', topic: 'payment' }],
    ['of a subscription that nobody knows', { dataId: 'f'.repeat(32), topic: 'subscription_preapproval' }],
    ['of a charge that nobody knows', { dataId: '123456', topic: 'subscription_authorized_payment' }],
    ['of a topic that we have nothing to do with', { dataId: '1', topic: 'topic_claims_integration_wh' }],
    ['of a topic that nobody ever heard of', { dataId: '1', topic: 'constructor' }],
    ['without a topic', { dataId: '1', topic: null }],
  ])('%s', async (_, notification) => {
    await payUnnotified()
    expect((await post(stage, signed(stage, notification))).status).toBe(200)
    await settle(stage)
    expect(await traces()).toEqual({ ...none, notifications: 1 })
    expect(await stage.ctx.db.providerNotification.count({ where: { handledAt: null } })).toBe(0)
  })

  it('even when the payment refers to nothing of ours', async () => {
    stage.control.createPayment({ status: 'approved', externalReference: randomUUID() })
    await settle(stage)
    expect(stage.control.listDeliveries()).toMatchObject([{ state: 'delivered' }])
    expect(await traces()).toEqual({ ...none, notifications: 1 })
  })
})
