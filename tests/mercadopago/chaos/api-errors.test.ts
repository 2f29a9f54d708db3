import { errorBody } from '@oficio/contracts/endpoint'
import { messageOf } from '@oficio/contracts/errors'
import { inLongForm, longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, openUrgent, payAt, sendUrgentForm } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { live, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const faults = [
  { kind: 'status', status: 502, body: 'html' },
  { kind: 'refuse_connection' },
  { kind: 'status', status: 429, body: 'json', retryAfterSeconds: 0 },
  { kind: 'status', status: 500, body: 'json' },
  { kind: 'status', status: 503, body: 'empty' },
] as const

const creations = () => stage.calls.filter((call) => call === 'POST /checkout/preferences').length
const pages = () => stage.control.getState().preferences.length

/** Expects the answer that payments do not work at the moment. */
async function expectAway(response: Response): Promise<void> {
  expect(response.status).toBe(503)
  const { code, message } = errorBody.parse(await response.json())
  expect([code, message]).toEqual(['provider_away', messageOf('provider_away')])
}

describe.each(faults.slice(0, inLongForm(faults.length, 3)))('while the provider answers %o', (effect) => {
  it('shows the payer a Spanish message after one retry, and the next click opens the one page', async () => {
    const { id } = stage.control.addChaos({ path: '/checkout/*', times: null, effect })
    await expectAway(await sendUrgentForm(stage))
    expect([creations(), pages()]).toEqual([2, 0])
    stage.control.removeChaos(id)
    const { url } = await openUrgent(stage)
    expect(pages()).toBe(1)
    await payAt(url, 'approve')
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('hides a single failure from the payer, and makes one page', async () => {
    stage.control.addChaos({ path: '/checkout/preferences', times: 1, effect })
    expect((await sendUrgentForm(stage)).status).toBe(201)
    expect([creations(), pages()]).toEqual([2, 1])
  })

  it("asks three times about a notification, and again with the job's next attempt", async () => {
    const { url } = await openUrgent(stage)
    const { paymentId } = await payAt(url, 'approve_and_close')
    const { id } = stage.control.addChaos({ path: '/v1/*', times: null, effect })
    await expect(settle(stage)).rejects.toMatchObject({ code: 'provider_away' })
    expect(stage.calls.filter((call) => call === `GET /v1/payments/${paymentId}`)).toHaveLength(3)
    expect(await effects(stage)).toMatchObject(nothingFiled)
    stage.control.removeChaos(id)
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })
})

it("limits the payer's wait to our promise, whatever wait the provider asks for", async () => {
  // Longer than any test may last.
  const effect = { kind: 'status', status: 429, body: 'json', retryAfterSeconds: 3_600 } as const
  stage.control.addChaos({ path: '/checkout/preferences', times: null, effect })
  await expectAway(await stage.inAHurry(() => sendUrgentForm(stage)))
  expect(creations()).toBeLessThanOrEqual(2)
})

it('shows a returning payer the known state while the provider is away, and the outcome later', async () => {
  const { url } = await openUrgent(stage)
  const { goBack } = await payAt(url, 'approve')
  const back = await goBack()
  const effect = { kind: 'status', status: 500, body: 'json' } as const
  const { id } = stage.control.addChaos({ path: '/v1/*', times: null, effect })
  expect(await arrive(stage, back)).toMatchObject({ intentStatus: 'open', outcome: null })
  expect(await effects(stage)).toMatchObject(nothingFiled)
  stage.control.removeChaos(id)
  expect(await arrive(stage, back)).toMatchObject({ intentStatus: 'paid', outcome: 'success' })
  expect(await effects(stage)).toEqual(filedOnce)
})

longIt('a long time away costs few questions, and is made up for within minutes', async () => {
  const { url } = await openUrgent(stage)
  await payAt(url, 'approve_and_close')
  const effect = { kind: 'status', status: 500, body: 'json' } as const
  const { id } = stage.control.addChaos({ path: '*', times: null, effect })
  const before = stage.calls.length
  await live(stage, { hours: 1 }, { minutes: 2 })
  // The notification and the clock make three requests per attempt each, after a while only every ten minutes.
  expect(stage.calls.length - before).toBeLessThan(3 * 2 * 12)
  stage.control.removeChaos(id)
  await live(stage, { minutes: 10 }, { minutes: 5 })
  expect(await effects(stage)).toEqual(filedOnce)
})
