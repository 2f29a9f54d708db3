import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Effect } from './chaos/effects'
import { startSandbox } from './testing/start-sandbox'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeEach(async () => {
  sandbox = await startSandbox({})
})
afterEach(() => sandbox.close())

const prefer = () =>
  sandbox.call('POST', '/checkout/preferences', {
    items: [{ title: 'x', quantity: 1, unit_price: 15000 }],
    external_reference: 'intent-1',
    back_urls: { success: 'http://localhost:3000/' },
  })
const add = (path: string, effect: Effect) => sandbox.control.addChaos({ path, times: 1, effect })
const pay = () => String(sandbox.control.createPayment({ status: 'approved' }).id)

describe('an answer that is written otherwise', () => {
  it('has fields set and taken away, in every row of a list too, while what happened stays', async () => {
    const id = pay()
    add('/v1/payments/search', {
      kind: 'altered',
      set: { 'results.*.id': 'x', 'paging.total': '1' },
      remove: ['results.0.status'],
    })
    const { body } = await sandbox.call('GET', '/v1/payments/search')
    expect(body).toMatchObject({
      paging: { total: '1' },
      results: [{ id: 'x', status_detail: 'accredited' }],
    })
    expect(body.results[0]).not.toHaveProperty('status')
    expect((await sandbox.call('GET', `/v1/payments/${id}`)).body).toMatchObject({ status: 'approved' })
  })

  it('is the refusal of an application without permission', async () => {
    add('/v1/payments/*', { kind: 'policy_denied' })
    const id = pay()
    const { status, body } = await sandbox.call('GET', `/v1/payments/${id}`)
    expect(status).toBe(403)
    expect(body).toMatchObject({
      code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES',
      blocked_by: 'PolicyAgent',
    })
    expect((await sandbox.call('GET', `/v1/payments/${id}`)).status).toBe(200)
  })

  it('replaces the real answer, without any effect', async () => {
    const json = { message: 'no', cause: { code: 2063 } }
    add('/checkout/preferences', { kind: 'answer', status: 400, json })
    expect(await prefer()).toMatchObject({ status: 400, body: json })
    expect(sandbox.control.getState().preferences).toEqual([])
  })
})

describe('all calls', () => {
  it('are all refused while the token counts as revoked', async () => {
    sandbox.control.addChaos({
      path: '*',
      times: null,
      effect: { kind: 'status', status: 401, body: 'json' },
    })
    const answers = await Promise.all([1, 2, 3].map(() => sandbox.call('GET', '/users/me')))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    sandbox.control.clearChaos()
    expect((await sandbox.call('GET', '/users/me')).status).toBe(200)
  })
})
