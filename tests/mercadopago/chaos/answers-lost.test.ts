import { errorBody } from '@oficio/contracts/endpoint'
import { messageOf } from '@oficio/contracts/errors'
import { inLongForm } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { patient } from '../../pace'
import { openUrgent, payAt, sendUrgentForm } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { live, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

type Effect = Parameters<Stage['control']['addChaos']>[0]['effect']

const references = () => stage.control.getState().preferences.map((page) => page.external_reference)

/** Expects an answer in time, although the stand-in would let the payer wait forever. */
async function expectAway(): Promise<void> {
  const response = await stage.inAHurry(() => sendUrgentForm(stage))
  const { code, message } = errorBody.parse(await response.json())
  expect([response.status, code, message]).toEqual([503, 'provider_away', messageOf('provider_away')])
}

const lostAnswers: [string, Effect][] = [
  ['the connection broke after the page was made', { kind: 'drop_connection' }],
  ['the answer stalled after its head', { kind: 'stall' }],
  ['the answer was empty', { kind: 'empty_body' }],
  ['the answer broke off', { kind: 'partial_json' }],
]

describe.each(lostAnswers.slice(0, inLongForm(lostAnswers.length, 2)))('when %s', (_, effect) => {
  it('shows the payer in time to try again, and files one request, whichever page is paid', async () => {
    const rule = { method: 'POST', path: '/checkout/preferences', times: null, effect }
    const { id } = stage.control.addChaos(rule)
    await expectAway()
    stage.control.removeChaos(id)
    const { intentId, url } = await openUrgent(stage)
    // These pages were created and never shown. They cost nothing and refer to the same intent.
    expect(new Set(references())).toEqual(new Set([intentId]))
    expect(stage.control.getState().preferences.at(-1)?.init_point).toBe(url)
    await payAt(url, 'approve')
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('files nothing until the payment can be read', async () => {
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    const { id } = stage.control.addChaos({ method: 'GET', path: '/v1/payments/*', times: null, effect })
    const inAHurry = stage.inAHurry(() => settle(stage))
    await expect(inAHurry).rejects.toMatchObject({ code: 'provider_away' })
    expect(await effects(stage)).toMatchObject(nothingFiled)
    stage.control.removeChaos(id)
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('returns the money of a refund once', async () => {
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_twice')
    stage.control.addChaos({ method: 'POST', path: '/v1/payments/*', times: 2, effect })
    for (const _try of [1, 2]) await stage.inAHurry(() => settle(stage)).catch(() => undefined)
    await settle(stage, { timesEach: 2 })
    const refunds = stage.control.getState().payments.flatMap(({ refunds }) => refunds)
    expect(refunds).toMatchObject([{ amount: 15_000 }])
    expect(await effects(stage)).toMatchObject({ filed: 1, refunds: ['second_payment done'] })
  })
})

it('a payment at a page of which the site never heard is found by our reference', async () => {
  const effect = { kind: 'drop_connection' } as const
  stage.control.addChaos({ method: 'POST', path: '/checkout/preferences', times: null, effect })
  await expectAway()
  const [page] = stage.control.getState().preferences
  await payAt(String(page?.init_point), 'approve')
  await settle(stage)
  expect(await effects(stage)).toEqual(filedOnce)
})

it('a form whose page was made and never shown is forgotten like any other that nobody paid for', async () => {
  const effect = { kind: 'drop_connection' } as const
  stage.control.addChaos({ method: 'POST', path: '/checkout/preferences', times: null, effect })
  await expectAway()
  await live(stage, { days: 8 }, { days: 1 })
  expect(await stage.ctx.db.serviceRequestDraft.findFirstOrThrow()).toMatchObject({ form: null })
})

it('refunds the second payment when an intent has two pages', async () => {
  const effect = { kind: 'drop_connection' } as const
  stage.control.addChaos({ method: 'POST', path: '/checkout/preferences', times: 1, effect })
  await openUrgent(stage)
  const pages = stage.control.getState().preferences
  expect(pages).toHaveLength(2)
  for (const page of pages) await payAt(String(page.init_point), 'approve')
  await settle(stage)
  const { payments, ...rest } = await effects(stage)
  expect(rest).toEqual({ filed: 1, urgent: 1, effects: ['granted'], refunds: ['second_payment done'] })
  expect(payments.sort()).toEqual(['approved', 'refunded'])
})

it('a slow provider is waited for, but not longer than we promise', async () => {
  const addLatency = (ms: number) =>
    stage.control.addChaos({ path: '/checkout/preferences', times: null, effect: { kind: 'latency', ms } })
  const slow = addLatency(200)
  expect((await sendUrgentForm(stage)).status).toBe(201)
  stage.control.removeChaos(slow.id)
  // Longer than the short timeout of `inAHurry`, on a machine of any speed.
  addLatency(patient(3_000))
  await stage.ctx.db.paymentIntent.updateMany({ data: { checkoutUrl: null } })
  await expectAway()
})
