import { errorBody } from '@oficio/contracts/endpoint'
import { messageOf } from '@oficio/contracts/errors'
import { longIt } from '@oficio/domain/testing/long-form'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openUrgent, payAt, sendUrgentForm } from '../support/buyer'
import { effects, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { live, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

const alarms = () =>
  stage.ctx.log.lines.filter(
    ({ level, details }) => level === 'error' && 'code' in details && details.code === 'provider_denied',
  ).length

/** Makes the provider reject our credentials from now on. Returns a function that undoes it. */
function revoke(): () => void {
  const effect = { kind: 'status', status: 401, body: 'json' } as const
  const { id } = stage.control.addChaos({ path: '*', times: null, effect })
  return () => stage.control.removeChaos(id)
}

it('a payer reads at once that payments do not work, and each call rings the alarm once', async () => {
  const restore = revoke()
  for (let call = 1; call <= 3; call += 1) {
    const response = await sendUrgentForm(stage)
    const { code, message } = errorBody.parse(await response.json())
    expect([response.status, code, message]).toEqual([503, 'provider_denied', messageOf('provider_denied')])
    // One request and one alarm per call, because a retry does not make a token valid.
    expect([stage.calls.length, alarms()]).toEqual([call, call])
  }
  restore()
  await payAt((await openUrgent(stage)).url, 'approve')
  await settle(stage)
  expect(await effects(stage)).toMatchObject({ filed: 1, urgent: 1 })
})

longIt(
  'an hour of it costs the provider few questions, and everything heals when the token counts again',
  async () => {
    const people = [1, 2, 3, 4, 5].map((n) => ({ email: `c${n}@example.com`, phone: `0341 15-555-100${n}` }))
    for (const person of people) await payAt((await openUrgent(stage, person)).url, 'approve_and_close')
    const restore = revoke()
    const start = stage.calls.length
    await live(stage, { minutes: 40 }, { minutes: 2 })
    expect(await stage.ctx.db.providerNotification.count()).toBe(people.length)
    const later = stage.calls.length
    await live(stage, { minutes: 20 })
    // By then the notification and the clock each request every payment once in ten minutes.
    expect(stage.calls.length - later).toBeLessThanOrEqual(people.length * 2 * 2)
    expect(stage.calls.length - start).toBe(alarms())
    expect(await effects(stage)).toMatchObject(nothingFiled)
    restore()
    await live(stage, { minutes: 10 }, { minutes: 5 })
    const { filed, urgent, payments, refunds } = await effects(stage)
    expect({ filed, urgent, payments, refunds }).toEqual({
      filed: 5,
      urgent: 5,
      payments: Array(5).fill('approved'),
      refunds: [],
    })
  },
)
