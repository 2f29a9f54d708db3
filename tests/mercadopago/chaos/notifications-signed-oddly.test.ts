import { afterEach, beforeEach, expect, it } from 'vitest'
import { openUrgent, payAt } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { advance, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const countNotifications = () => stage.ctx.db.providerNotification.count()

it.each([
  ['with a bad signature', { kind: 'bad_signature' }],
  ['without a request id', { kind: 'no_request_id' }],
] as const)(
  'a notification %s is answered 401, and a good one of the same files the request',
  async (_, effect) => {
    stage.control.addChaos({ path: 'payment', times: 1, effect })
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    await settle(stage)
    expect(stage.control.listDeliveries()).toMatchObject([{ state: 'waiting', attempts: [{ status: 401 }] }])
    expect(await effects(stage)).toMatchObject(nothingFiled)
    expect(await countNotifications()).toBe(0)
    await advance(stage, { minutes: 15 })
    await settle(stage)
    expect(stage.control.listDeliveries()).toMatchObject([
      { state: 'delivered', attempts: [{ status: 401 }, { status: 200 }] },
    ])
    expect(await effects(stage)).toEqual(filedOnce)
  },
)

it.each([
  ['with its time in milliseconds', { kind: 'ts_milliseconds' }],
  ['with a time from long ago', { kind: 'stale_ts', ageSeconds: 30 * 86_400 }],
] as const)('a notification %s is taken', async (_, effect) => {
  stage.control.addChaos({ path: 'payment', times: 1, effect })
  const { url } = await openUrgent(stage)
  await payAt(url, 'approve_and_close')
  await settle(stage)
  expect(stage.control.listDeliveries()).toMatchObject([{ attempts: [{ status: 200 }] }])
  expect(await effects(stage)).toEqual(filedOnce)
})

it('notifications of the old kind are answered 200 and believed in nothing', async () => {
  stage.control.addChaos({ path: 'payment', times: 1, effect: { kind: 'ipn' } })
  const { url } = await openUrgent(stage)
  await payAt(url, 'approve_and_close')
  const [webhook, ...old] = stage.control.listDeliveries()
  expect(old.map(({ kind, topic }) => `${kind} ${topic}`)).toEqual([
    'ipn payment',
    'ipn merchant_order',
    'ipn merchant_order',
  ])
  stage.control.dropDelivery(webhook?.id ?? '')
  await settle(stage)
  expect(stage.control.listDeliveries()).toMatchObject([
    { state: 'dropped' },
    { state: 'delivered', attempts: [{ status: 200 }] },
    { state: 'delivered', attempts: [{ status: 200 }] },
    { state: 'delivered', attempts: [{ status: 200 }] },
  ])
  expect(await countNotifications()).toBe(0)
  expect(await effects(stage)).toMatchObject(nothingFiled)
})
