import { getPlan } from '@oficio/domain/professionals/plan/get-plan'
import { changeRubros } from '@oficio/domain/professionals/rubros/change-rubros'
import { cancelSubscription } from '@oficio/domain/subscriptions/order/cancel-subscription'
import { longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectAgreement } from '../support/agreement'
import { type Stage, startStage } from '../support/stage'
import { active } from '../support/standings'
import { decide, type Subscriber, settleFirstCharge, subscribe } from '../support/subscriber'
import { live, settle } from '../support/time'

let stage: Stage
let subscriber: Subscriber
beforeEach(async () => {
  stage = await startStage()
  subscriber = await subscribe(stage, [1])
})
afterEach(() => stage.close())

const mailsOf = (template: string) =>
  stage.ctx.mailer.sentMails.filter(({ content }) => content.template === template).length

describe('news of a subscription', () => {
  it('counts and notifies once when it comes five times each, with jobs that run twice', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'duplicate', copies: 4 } })
    await decide(subscriber, 'authorize')
    await settleFirstCharge(stage, { timesEach: 2 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    expect([mailsOf('subscription-active'), mailsOf('subscription-charged')]).toEqual([1, 1])
  })

  it('ends in the same state when it comes in the wrong order', async () => {
    const { id } = stage.control.addChaos({
      path: '*',
      times: null,
      effect: { kind: 'reorder', count: 5 },
    })
    await decide(subscriber, 'authorize')
    stage.control.pausePreapproval(subscriber.providerId)
    stage.control.resumePreapproval(subscriber.providerId)
    await settle(stage)
    await stage.control.releaseHeld()
    stage.control.removeChaos(id)
    await settleFirstCharge(stage)
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
  })

  it('changes nothing when it is forged', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'bad_signature' } })
    await decide(subscriber, 'authorize')
    await settle(stage)
    expect(await stage.ctx.db.providerNotification.count()).toBe(0)
    expect(await stage.ctx.db.subscription.findFirstOrThrow()).toMatchObject({ status: 'pending' })
  })
})

describe('while the provider is away', () => {
  const breakProvider = () =>
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'status', status: 500, body: 'json' } })

  it('a change of rubros holds here, is shown as under way, and reaches the provider later', async () => {
    await decide(subscriber, 'authorize')
    await settleFirstCharge(stage)
    const { id } = breakProvider()
    await changeRubros(stage.ctx, subscriber.actor, { rubroIds: [1, 2] })
    await live(stage, { minutes: 30 }, { minutes: 5 })
    const { subscription } = await getPlan(stage.ctx, subscriber.actor)
    expect(subscription?.pendingAmount).toEqual({ currentArs: 10_000, nextArs: 20_000 })
    stage.control.removeChaos(id)
    await live(stage, { hours: 2 }, { minutes: 10 })
    await expectAgreement(stage, subscriber, { ...active, amountArs: 20_000, charges: ['paid'] })
  })

  longIt('cancelling is certain all the same: it ends at the provider as soon as that answers', async () => {
    await decide(subscriber, 'authorize')
    await settleFirstCharge(stage)
    const { id } = breakProvider()
    await cancelSubscription(stage.ctx, subscriber.actor)
    const { subscription } = await getPlan(stage.ctx, subscriber.actor)
    expect(subscription).toMatchObject({ isEnding: true, canCancel: false })
    await live(stage, { minutes: 30 }, { minutes: 5 })
    stage.control.removeChaos(id)
    await live(stage, { minutes: 20 }, { minutes: 10 })
    await expectAgreement(stage, subscriber, { ...active, status: 'cancelled', charges: ['paid'] })
  })

  longIt('running subscriptions are asked about seldom, and nobody loses access', async () => {
    await decide(subscriber, 'authorize')
    await settleFirstCharge(stage)
    const { id } = breakProvider()
    const before = stage.calls.length
    await live(stage, { days: 2 }, { hours: 4 })
    expect(stage.calls.length - before).toBeLessThanOrEqual(3 * 12)
    expect((await getPlan(stage.ctx, subscriber.actor)).status.status).toBe('active')
    stage.control.removeChaos(id)
    await live(stage, { hours: 1 }, { minutes: 20 })
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
  })
})
