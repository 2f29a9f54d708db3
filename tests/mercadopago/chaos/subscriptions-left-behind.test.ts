import { account } from '@oficio/domain/kernel/actor'
import { createSubscription } from '@oficio/domain/subscriptions/order/create-subscription'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { inLongForm, longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectAgreement } from '../support/agreement'
import { preapprovalsOf } from '../support/provider-state'
import { type Stage, startStage } from '../support/stage'
import { active } from '../support/standings'
import { decide, openAgain, type Subscriber, settleFirstCharge } from '../support/subscriber'
import { live, settle } from '../support/time'

let stage: Stage
let buyer: Pick<Subscriber, 'actor' | 'professionalId'>
beforeEach(async () => {
  stage = await startStage()
  const { id, userId } = await buildProfessional(stage.ctx, { rubroIds: [1] })
  buyer = { professionalId: id, actor: account(userId, 'professional') }
})
afterEach(() => stage.close())

type Effect = Parameters<Stage['control']['addChaos']>[0]['effect']

const spoilCreation = (effect: Effect) =>
  stage.control.addChaos({ method: 'POST', path: '/preapproval', times: 1, effect })
const click = () => createSubscription(stage.ctx, buyer.actor, {})
const creations = () => stage.calls.filter((call) => call === 'POST /preapproval').length
const statuses = () => preapprovalsOf(stage).map(({ status }) => status)

/** Authorises the subscription whose page the professional got, and checks that all three sides agree. */
async function goToTarget(subscriber: Subscriber): Promise<void> {
  await decide(subscriber, 'authorize')
  await settleFirstCharge(stage)
  await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
}

describe('a subscription of which the site was not told that it was made', () => {
  const lostAnswers: [string, Effect][] = [
    ['the connection broke', { kind: 'drop_connection' }],
    ['the answer was empty', { kind: 'empty_body' }],
    ['the answer stalled', { kind: 'stall' }],
    ['the answer broke off', { kind: 'partial_json' }],
  ]
  it.each(lostAnswers.slice(0, inLongForm(lostAnswers.length, 2)))(
    'is never made again by itself, and found by our reference at the next click: %s',
    async (_, effect) => {
      spoilCreation(effect)
      await expect(stage.inAHurry(click)).rejects.toMatchObject({ code: 'provider_away' })
      await expect.poll(() => [creations(), statuses()]).toEqual([1, ['pending']])
      const subscriber = await openAgain(stage, buyer)
      expect([creations(), statuses()]).toEqual([1, ['pending']])
      await goToTarget(subscriber)
    },
  )

  it('is taken for ours when its notification comes, and cancelled after a week without its payer', async () => {
    spoilCreation({ kind: 'drop_connection' })
    await expect(click()).rejects.toMatchObject({ code: 'provider_away' })
    await settle(stage)
    expect((await openAgain(stage, buyer)).providerId).toBe(preapprovalsOf(stage)[0]?.id)
    expect([creations(), statuses()]).toEqual([1, ['pending']])
    await live(stage, { days: 8 }, { days: 1 })
    expect(statuses()).toEqual(['cancelled'])
  })

  longIt('is cancelled when nobody clicks again and nobody tells of it', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })
    spoilCreation({ kind: 'drop_connection' })
    await expect(click()).rejects.toMatchObject({ code: 'provider_away' })
    await live(stage, { hours: 1 }, { minutes: 10 })
    expect(statuses()).toEqual(['cancelled'])
    expect(await stage.ctx.db.subscription.count({ where: { status: { not: 'cancelled' } } })).toBe(0)
  })

  longIt('is cancelled later when the search did not show it at the next click', async () => {
    // No notification arrives while the search lags.
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })
    const lag = { kind: 'search_lag', ms: 30 * 60_000 } as const
    stage.control.addChaos({ path: '/preapproval/search', times: null, effect: lag })
    spoilCreation({ kind: 'drop_connection' })
    await expect(click()).rejects.toMatchObject({ code: 'provider_away' })
    const subscriber = await openAgain(stage, buyer)
    expect(statuses()).toEqual(['pending', 'pending'])
    await live(stage, { hours: 1 }, { minutes: 10 })
    expect(statuses().sort()).toEqual(['cancelled', 'pending'])
    expect(preapprovalsOf(stage).find(({ status }) => status === 'pending')?.id).toBe(subscriber.providerId)
  })

  longIt('gives back what it charged before it was found', async () => {
    stage.control.addChaos({ path: '*', times: null, effect: { kind: 'never' } })
    const lag = { kind: 'search_lag', ms: 90 * 60_000 } as const
    stage.control.addChaos({ path: '/preapproval/search', times: null, effect: lag })
    spoilCreation({ kind: 'drop_connection' })
    await expect(click()).rejects.toMatchObject({ code: 'provider_away' })
    const subscriber = await openAgain(stage, buyer)
    const orphan = preapprovalsOf(stage).find(({ id }) => id !== subscriber.providerId)
    stage.control.authorizePreapproval(orphan?.id ?? '')
    await live(stage, { hours: 4 }, { minutes: 10 })
    expect(statuses().sort()).toEqual(['cancelled', 'pending'])
    expect(stage.control.getState().payments).toMatchObject([
      { operation_type: 'card_validation', status: 'refunded' },
      { operation_type: 'recurring_payment', status: 'refunded' },
    ])
  })
})

describe('a subscription is made once', () => {
  const faults: [string, Effect][] = [
    ['fails', { kind: 'status', status: 500, body: 'json' }],
    ['hangs up', { kind: 'refuse_connection' }],
    ['answers a page', { kind: 'status', status: 502, body: 'html' }],
    ['has too much to do', { kind: 'status', status: 429, body: 'json', retryAfterSeconds: 0 }],
  ]
  it.each(faults.slice(0, inLongForm(faults.length, 2)))(
    'asks once when the provider %s at the first click, and the next click makes it',
    async (_, effect) => {
      spoilCreation(effect)
      await expect(click()).rejects.toMatchObject({ code: 'provider_away' })
      expect([creations(), statuses()]).toEqual([1, []])
      await goToTarget(await openAgain(stage, buyer))
      expect([creations(), statuses()]).toEqual([2, ['authorized']])
    },
  )

  it('however many click at once', async () => {
    const clicks = await Promise.allSettled(Array.from({ length: 8 }, click))
    const links = clicks.flatMap((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value.redirectUrl : [],
    )
    for (const outcome of clicks)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'subscription_busy' })
    expect(new Set(links).size).toBe(1)
    expect([creations(), statuses()]).toEqual([1, ['pending']])
    await goToTarget(await openAgain(stage, buyer))
  })
})
