import { findPayment } from '@oficio/domain/payments/checkout/find-payment'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, openUrgent, payAt } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { advance, live, runClock } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
  stage.control.addChaos({ path: 'payment', times: null, effect: { kind: 'never' } })
  const effect = { kind: 'search_lag', ms: 10 * 60_000 } as const
  stage.control.addChaos({ path: '/v1/payments/search', times: null, effect })
})
afterEach(() => stage.close())

describe('while the provider’s search does not show a fresh payment', () => {
  it('a later look finds it, without looking all the time', async () => {
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    const before = stage.calls.length
    await advance(stage, { minutes: 3 })
    await runClock(stage)
    expect(await effects(stage)).toMatchObject(nothingFiled)
    await live(stage, { minutes: 17 }, { minutes: 2 })
    expect(await effects(stage)).toEqual(filedOnce)
    expect(stage.calls.length - before).toBeLessThan(10)
  })

  it('the return page finds it by its own id at once', async () => {
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'approve')
    expect(await arrive(stage, await goBack())).toMatchObject({ intentStatus: 'paid' })
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('answers a question by our id alone as unknown, and later as paid', async () => {
    const { intentId, url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    const look = () => findPayment(stage.ctx, stage.buyer.actor, { intentId })
    expect(await look()).toMatchObject({ intentStatus: 'open', outcome: null })
    await advance(stage, { minutes: 11 })
    expect(await look()).toMatchObject({ intentStatus: 'paid', outcome: 'success' })
    expect(await effects(stage)).toEqual(filedOnce)
  })
})
