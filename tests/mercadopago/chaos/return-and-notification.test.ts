import { runDueJobs } from '@oficio/domain/testing/run-jobs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, openUrgent, payAt } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { advance, runClock, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const when = (kind: 'before_redirect' | 'after_redirect') =>
  stage.control.addChaos({ path: 'payment', times: 1, effect: { kind } })
const seenAsFiled = { outcome: 'success', intentStatus: 'paid', subject: { requestId: expect.any(String) } }

describe('return page and notification file one request', () => {
  it('even when the notification comes before the return', async () => {
    when('before_redirect')
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'approve')
    expect(stage.control.listDeliveries()).toMatchObject([{ state: 'delivered' }])
    await runDueJobs(stage.ctx)
    expect(await effects(stage)).toEqual(filedOnce)
    expect(await arrive(stage, await goBack())).toMatchObject(seenAsFiled)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('even when the notification comes before the return, and its job after it', async () => {
    when('before_redirect')
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'approve')
    expect(await effects(stage)).toMatchObject(nothingFiled)
    expect(await arrive(stage, await goBack())).toMatchObject(seenAsFiled)
    await settle(stage, { timesEach: 2 })
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('even when the notification comes after the return', async () => {
    when('after_redirect')
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'approve')
    await settle(stage)
    expect(stage.control.listDeliveries()).toMatchObject([{ state: 'held', heldFor: 'redirect' }])
    expect(await arrive(stage, await goBack())).toMatchObject(seenAsFiled)
    await settle(stage)
    expect(stage.control.listDeliveries()).toMatchObject([{ state: 'delivered' }])
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('even when both and the clock come at the same moment', async () => {
    stage.control.addChaos({ path: 'payment', times: 1, effect: { kind: 'duplicate', copies: 4 } })
    const { url } = await openUrgent(stage)
    const { goBack } = await payAt(url, 'approve')
    const back = await goBack()
    await advance(stage, { minutes: 3 })
    await stage.control.deliverDue()
    const returns = Array.from({ length: 8 }, () => arrive(stage, back))
    const [returnViews] = await Promise.all([Promise.all(returns), runDueJobs(stage.ctx), runClock(stage)])
    for (const view of returnViews) expect(view).toMatchObject(seenAsFiled)
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })
})
