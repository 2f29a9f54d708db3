import { account } from '@oficio/domain/kernel/actor'
import { markContacted } from '@oficio/domain/leads/mark-contacted'
import { takeLead } from '@oficio/domain/leads/taking/take-lead'
import { settleUrgentRequests } from '@oficio/domain/service-requests/urgency/settle-urgent'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { inLongForm, longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openUrgent, payAt } from './support/buyer'
import { effects, filedOnce } from './support/effects'
import { type Stage, startStage } from './support/stage'
import { advance, live, settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

/** Files an urgent request. Returns its id. */
async function fileUrgent(): Promise<string> {
  const { intentId, url } = await openUrgent(stage)
  await payAt(url, 'approve')
  await settle(stage)
  const where = { urgencyIntentId: intentId }
  return (await stage.ctx.db.serviceRequest.findUniqueOrThrow({ where })).id
}

/** Lets a professional open the contact data now. Returns a function that marks the client as contacted. */
async function takeLeadNow(requestId: string): Promise<() => Promise<unknown>> {
  const { userId } = await buildProfessional(stage.ctx)
  const professional = account(userId, 'professional')
  const { id } = await takeLead(stage.ctx, professional, { id: requestId })
  return () => markContacted(stage.ctx, professional, { id })
}

/** Returns the provider's refunds of all payments. */
const givenBack = () =>
  stage.control
    .getState()
    .payments.flatMap(({ refunds, status, transaction_amount_refunded: total }) =>
      Array.isArray(refunds) && refunds.length > 0
        ? [{ status, total, amounts: refunds.map(({ amount }) => amount) }]
        : [],
    )
const once = [{ status: 'refunded', total: 15_000, amounts: [15_000] }]
const givenBackOnce = {
  filed: 1,
  urgent: 0,
  effects: ['granted', 'taken_back'],
  payments: ['refunded'],
  refunds: ['not_answered done'],
}

describe('the fee of an urgent request that nobody answers goes back once', () => {
  it('directly after its hour', async () => {
    await fileUrgent()
    await live(stage, { minutes: 59 }, { minutes: 10 })
    expect(givenBack()).toEqual([])
    expect(await effects(stage)).toEqual(filedOnce)
    await live(stage, { minutes: 2 })
    expect(givenBack()).toEqual(once)
    expect(await effects(stage)).toEqual(givenBackOnce)
  })

  it('even when the clock looks three times at once and every job runs twice', async () => {
    await fileUrgent()
    await advance(stage, { minutes: 61 })
    await Promise.all([1, 2, 3].map(() => settleUrgentRequests(stage.ctx)))
    await settle(stage, { timesEach: 2 })
    await live(stage, { hours: 2 }, { minutes: 20 })
    expect(givenBack()).toEqual(once)
    expect(await effects(stage)).toEqual(givenBackOnce)
  })

  const lostAnswers = [
    ['is away', { kind: 'status', status: 500, body: 'json' }],
    ['gives it back and does not get to say so', { kind: 'drop_connection' }],
    ['knows our token no more', { kind: 'status', status: 401, body: 'json' }],
    ['says so in an answer that never ends', { kind: 'stall' }],
    ['says so in an answer without a body', { kind: 'empty_body' }],
  ] as const
  it.each(lostAnswers.slice(0, inLongForm(lostAnswers.length, 2)))(
    'even when the provider %s for a while',
    async (_, effect) => {
      await fileUrgent()
      await advance(stage, { minutes: 60 })
      await settleUrgentRequests(stage.ctx)
      const path = '/v1/payments/*/refunds'
      const { id } = stage.control.addChaos({ path, times: null, effect })
      for (const _try of [1, 2]) await stage.inAHurry(() => settle(stage)).catch(() => undefined)
      stage.control.removeChaos(id)
      await settle(stage, { timesEach: 2 })
      await live(stage, { hours: 2 }, { minutes: 20 })
      expect(givenBack()).toEqual(once)
      expect(await effects(stage)).toEqual(givenBackOnce)
    },
  )

  longIt('even when its job is lost for good: the clock enqueues another one', async () => {
    await fileUrgent()
    await advance(stage, { minutes: 60 })
    await settleUrgentRequests(stage.ctx)
    await stage.ctx.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`
    await live(stage, { minutes: 50 }, { minutes: 10 })
    expect(givenBack()).toEqual(once)
    expect(await effects(stage)).toEqual(givenBackOnce)
  })

  longIt('even when the contact came a minute after the hour, before the clock looked', async () => {
    const markContact = await takeLeadNow(await fileUrgent())
    await live(stage, { minutes: 59 }, { minutes: 5 })
    await advance(stage, { minutes: 2 })
    await markContact()
    await live(stage, { minutes: 2 })
    expect(givenBack()).toEqual(once)
  })
})

it('the fee stays when a professional marks Contactado at minute 59', async () => {
  const requestId = await fileUrgent()
  const markContact = await takeLeadNow(requestId)
  await live(stage, { minutes: 59 }, { minutes: 10 })
  await markContact()
  await live(stage, { hours: 3 }, { minutes: 20 })
  expect(givenBack()).toEqual([])
  expect(await effects(stage)).toEqual(filedOnce)
  const request = await stage.ctx.db.serviceRequest.findUniqueOrThrow({ where: { id: requestId } })
  expect(request.urgentOutcome).toBe('answered')
})
