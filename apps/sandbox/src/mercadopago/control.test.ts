import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callerOf, controlToken, startSandbox } from './testing/start-sandbox'

let folder: string
let sandbox: Awaited<ReturnType<typeof startSandbox>>

const start = () => startSandbox({ journalFile: join(folder, 'mercadopago.jsonl') })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-mercadopago-'))
  sandbox = await start()
})

afterEach(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true, force: true })
})

const agreement = {
  reason: 'Suscripción',
  payer_email: 'ana@example.com',
  back_url: 'http://localhost:3000/volver',
  auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 10000, currency_id: 'ARS' },
}

describe('the journal', () => {
  it('keeps everything over a restart, the clock and the numbers too', async () => {
    const { body: preapproval } = await sandbox.call('POST', '/preapproval', agreement)
    sandbox.control.authorizePreapproval(preapproval.id)
    await sandbox.control.advanceClock({ months: 1 })
    const refunded = String(sandbox.control.createPayment({ status: 'approved' }).id)
    const key = { 'x-idempotency-key': 'a' }
    await sandbox.call('POST', `/v1/payments/${refunded}/refunds`, {}, key)
    const { clock, chaos, settings, ...before } = sandbox.control.getState()
    await sandbox.close()

    sandbox = await start()
    const after = sandbox.control.getState()
    // Removes the port from page addresses, because the restarted server has another port.
    const withoutPort = (state: unknown) => JSON.stringify(state).replaceAll(/localhost:\d+/g, 'localhost')
    expect(withoutPort({ ...after, clock: null, chaos: null, settings: null })).toBe(
      withoutPort({ clock: null, settings: null, chaos: null, ...before }),
    )
    expect(Date.parse(after.clock.virtual) - Date.parse(clock.virtual)).toBeGreaterThanOrEqual(0)
    expect((await sandbox.call('POST', `/v1/payments/${refunded}/refunds`, {}, key)).status).toBe(200)
    const next = sandbox.control.createPayment({ status: 'approved' })
    expect(Number(next.id)).toBeGreaterThan(Number(refunded))
  })

  it('begins short, and does not mind a last line that a kill cut off', async () => {
    const { body } = await sandbox.call('POST', '/preapproval', agreement)
    for (const amount of [20000, 30000]) {
      const terms = { auto_recurring: { transaction_amount: amount, currency_id: 'ARS' } }
      await sandbox.call('PUT', `/preapproval/${body.id}`, terms)
    }
    await sandbox.close()
    const file = join(folder, 'mercadopago.jsonl')
    await appendFile(file, '[["preapprovals","x",{"id":')
    sandbox = await start()
    expect(sandbox.control.getState().preapprovals).toMatchObject([
      { auto_recurring: { transaction_amount: 30000 } },
    ])
    expect((await readFile(file, 'utf8')).split('\n').filter(Boolean)).toHaveLength(1)
  })
})

describe('the control API', () => {
  it('offers the verbs of the control object to who has its token', async () => {
    const control = callerOf(`${sandbox.origin}/_sandbox`, controlToken)
    const { body: preapproval } = await sandbox.call('POST', '/preapproval', agreement)
    const payment = await control('POST', '/payments', { status: 'in_process', amountCentavos: 123_45 })
    expect(payment.body).toMatchObject({ status: 'in_process', transaction_amount: 123.45 })
    const changed = await control('POST', `/payments/${payment.body.id}/status`, { status: 'approved' })
    expect(changed.body.status).toBe('approved')
    expect((await control('POST', `/payments/${payment.body.id}/refund`)).body.amount).toBe(123.45)
    const { body } = await control('POST', `/preapprovals/${preapproval.id}/authorize`)
    expect(body.status).toBe('authorized')
    await control('POST', '/clock/advance', { hours: 1 })
    await control('POST', `/preapprovals/${preapproval.id}/charges`, {
      chargeResults: ['cc_rejected_high_risk'],
    })
    await control('POST', '/clock/advance', { months: 1 })
    const rule = await control('POST', '/chaos', { path: '*', times: 1, effect: { kind: 'latency', ms: 1 } })
    expect((await control('GET', '/chaos')).body.rules).toMatchObject([{ id: rule.body.id, times: 1 }])
    await control('DELETE', `/chaos/${rule.body.id}`)
    await control('POST', '/settings', { firstChargeDelayMs: 5 })
    const { body: state } = await control('GET', '/state')
    expect(state).toMatchObject({
      chaos: [],
      settings: { firstChargeDelayMs: 5 },
      preapprovals: [{ charges: [{ status: 'processed' }, { status: 'recycling' }] }],
    })
    await control('POST', '/reset')
    expect((await control('GET', '/state')).body).toMatchObject({ payments: [], preapprovals: [] })
  })

  it('refuses the token of the provider’s API, unknown verbs and unknown fields', async () => {
    expect((await sandbox.call('GET', '/_sandbox/state')).status).toBe(401)
    const control = callerOf(`${sandbox.origin}/_sandbox`, controlToken)
    expect((await control('POST', '/nothing')).status).toBe(404)
    expect((await control('POST', '/payments', { status: 'approved', amount: 1 })).status).toBe(400)
  })
})

describe('the panel', () => {
  const press = (path: string, form: Record<string, string> = {}, headers = {}) =>
    fetch(`${sandbox.origin}/panel/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
      redirect: 'manual',
    })

  it('decides payments, gives money back and moves the clock', async () => {
    const id = String(sandbox.control.createPayment({ status: 'in_process' }).id)
    const html = await (await fetch(`${sandbox.origin}/`)).text()
    expect(html).toContain(`data-testid="approved-${id}"`)
    expect((await press(`payments/${id}/status`, { status: 'approved' })).headers.get('location')).toBe(
      '/#pagos',
    )
    await press(`payments/${id}/refund`)
    expect(sandbox.control.getState().payments).toMatchObject([{ status: 'refunded' }])
    expect((await press(`payments/${id}/refund`)).status).toBe(409)
    const before = Date.parse(sandbox.control.getState().clock.virtual)
    await press('clock', { days: '1' })
    const { virtual } = sandbox.control.getState().clock
    expect(Date.parse(virtual) - before).toBeGreaterThanOrEqual(24 * 3_600_000)
  })

  it('lets refunds stay in process, and ends them either way', async () => {
    const id = String(sandbox.control.createPayment({ status: 'approved' }).id)
    const html = async () => (await fetch(`${sandbox.origin}/`)).text()
    expect(await html()).toContain('Que las devoluciones queden en proceso')
    await press('refunds', { slow: '1' })
    await press(`payments/${id}/refund`)
    expect(await html()).toMatch(/Devolución en proceso.*Terminar la devolución/s)
    await press(`payments/${id}/refund/settle`, { status: 'rejected' })
    expect(await html()).toContain('Devolución rechazada')
    await press(`payments/${id}/refund`)
    await press(`payments/${id}/refund/settle`, { status: 'approved' })
    expect(sandbox.control.getState().payments).toMatchObject([{ status: 'refunded' }])
    await press('refunds')
    expect(sandbox.control.getSettings().areRefundsSlow).toBe(false)
  })

  it('takes no form from another site', async () => {
    const id = String(sandbox.control.createPayment({ status: 'in_process' }).id)
    const foreign = await press(
      `payments/${id}/status`,
      { status: 'approved' },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(foreign.status).toBe(403)
    expect(sandbox.control.getState().payments).toMatchObject([{ status: 'in_process' }])
  })
})
