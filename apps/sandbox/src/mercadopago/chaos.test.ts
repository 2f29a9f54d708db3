import { WebhookSignatureValidator } from 'mercadopago'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Effect } from './chaos/effects'
import { startReceiver } from './testing/start-receiver'
import { startSandbox, webhookSecret } from './testing/start-sandbox'

let site: Awaited<ReturnType<typeof startReceiver>>
let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeEach(async () => {
  site = await startReceiver()
  sandbox = await startSandbox({
    panelUrl: site.url,
    settings: { isDeliveringByItself: false, parallelDeliveries: 1 },
  })
})

afterEach(async () => {
  await sandbox.close()
  await site.close()
})

const prefer = () =>
  sandbox.call('POST', '/checkout/preferences', {
    items: [{ title: 'x', quantity: 1, unit_price: 15000 }],
    external_reference: 'intent-1',
    back_urls: { success: 'http://localhost:3000/' },
    auto_return: 'approved',
  })
const add = (path: string, effect: Effect, times = 1) => sandbox.control.addChaos({ path, times, effect })
const pay = (status = 'approved') => String(sandbox.control.createPayment({ status }).id)
const press = async (button: string) => {
  const { body } = await prefer()
  const form = new URLSearchParams({ button })
  const address = `${sandbox.origin}/checkout/v1/redirect?pref_id=${body.id}`
  const { headers } = await fetch(address, { method: 'POST', body: form, redirect: 'manual' })
  return headers.get('location') ?? ''
}
const faultOf = (index: number) => {
  const { url, headers } = site.received[index] ?? {}
  try {
    WebhookSignatureValidator.validate({
      xSignature: headers?.['x-signature'] ?? null,
      xRequestId: headers?.['x-request-id'] ?? null,
      dataId: url?.searchParams.get('data.id') ?? null,
      secret: webhookSecret,
      toleranceSeconds: 300,
    })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : error
  }
}

describe('calls of the API under chaos', () => {
  it('fail as often as the rule says, on the paths it names, one rule after the other', async () => {
    add('/v1/payments/*', { kind: 'status', status: 500, body: 'html' })
    add('/v1/payments/*', { kind: 'status', status: 429, body: 'json', retryAfterSeconds: 1 })
    const id = pay()
    expect((await sandbox.call('GET', '/users/me')).status).toBe(200)
    const first = await sandbox.call('GET', `/v1/payments/${id}`)
    expect([first.status, first.text.startsWith('<html>')]).toEqual([500, true])
    const second = await fetch(`${sandbox.origin}/v1/payments/${id}`)
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '1'])
    expect((await sandbox.call('GET', `/v1/payments/${id}`)).status).toBe(200)
  })

  it('take effect although the answer is lost, empty or truncated', async () => {
    add('/checkout/preferences', { kind: 'drop_connection' })
    await expect(prefer()).rejects.toThrow()
    add('/checkout/preferences', { kind: 'empty_body' })
    expect(await prefer()).toMatchObject({ status: 200, text: '' })
    add('/checkout/preferences', { kind: 'partial_json' })
    await expect(prefer()).rejects.toThrow(SyntaxError)
    expect(sandbox.control.getState().preferences).toHaveLength(3)
  })

  it('have no effect when the connection is refused', async () => {
    add('/checkout/preferences', { kind: 'refuse_connection' })
    await expect(prefer()).rejects.toThrow()
    expect(sandbox.control.getState().preferences).toEqual([])
  })

  it('answer late, or with headers that no body follows', async () => {
    // A second call is sent after the delayed one but answered before it.
    add('/users/me', { kind: 'latency', ms: 2_000 })
    const order: string[] = []
    const late = sandbox.call('GET', '/users/me').then(() => order.push('late'))
    await expect.poll(() => sandbox.control.listChaos().length).toBe(0)
    await sandbox.call('GET', '/users/me').then(() => order.push('at once'))
    await late
    expect(order).toEqual(['at once', 'late'])
    add('/users/me', { kind: 'stall' })
    const headers = { authorization: 'Bearer TEST-access-token' }
    const leaving = new AbortController()
    const response = await fetch(`${sandbox.origin}/users/me`, { headers, signal: leaving.signal })
    expect(response.status).toBe(200)
    const body = response.text()
    leaving.abort()
    await expect(body).rejects.toThrow()
  })
})

describe('notifications under chaos', () => {
  it('come several times, each with another id, request id and body', async () => {
    add('payment', { kind: 'duplicate', copies: 2 })
    pay()
    await sandbox.control.deliverDue()
    expect(new Set(site.received.map(({ body }) => body.id)).size).toBe(3)
    expect(new Set(site.received.map(({ headers }) => headers['x-request-id'])).size).toBe(3)
  })

  it('come in the wrong order: the approval before the payment exists', async () => {
    add('payment', { kind: 'reorder', count: 2 }, 2)
    sandbox.control.setPaymentStatus(pay('in_process'), { status: 'approved' })
    await sandbox.control.deliverDue()
    expect(site.seen()).toEqual(['payment payment.updated', 'payment payment.created'])
  })

  it('come later, or never', async () => {
    add('payment', { kind: 'delay', ms: 60_000 })
    pay()
    add('payment', { kind: 'never' })
    pay()
    await sandbox.control.deliverDue()
    expect(site.received).toEqual([])
    await sandbox.control.advanceClock({ minutes: 2 })
    await sandbox.control.deliverDue()
    expect(site.received).toHaveLength(1)
    await sandbox.control.releaseHeld()
    expect(site.received).toHaveLength(2)
  })

  it('come before the buyer does, or after', async () => {
    add('payment', { kind: 'before_redirect' })
    await press('approve')
    expect(site.received).toHaveLength(1)
    add('payment', { kind: 'after_redirect' })
    sandbox.control.changeSettings({ autoReturnDelayMs: 1000, afterRedirectDelayMs: 0 })
    const result = await press('approve')
    await sandbox.control.deliverDue()
    expect(site.received).toHaveLength(1)
    await fetch(`${sandbox.origin}${result.replace('result', 'back')}`, { redirect: 'manual' })
    await sandbox.control.deliverDue()
    expect(site.received).toHaveLength(2)
  })

  it('carry signatures that a careful site refuses, and a valid one', async () => {
    add('payment', { kind: 'bad_signature' })
    for (const kind of ['no_request_id', 'ts_milliseconds'] as const) add('payment', { kind })
    add('payment', { kind: 'stale_ts', ageSeconds: 86_400 })
    pay()
    await sandbox.control.deliverDue()
    expect(faultOf(0)).toMatch(/SignatureMismatch/)
    expect(site.received[0]?.headers['x-request-id']).toBeUndefined()
    expect(site.received[0]?.headers['x-signature']).toMatch(/^ts=\d{13},v1=[0-9a-f]{64}$/)
    add('payment', { kind: 'stale_ts', ageSeconds: 86_400 })
    pay()
    await sandbox.control.deliverDue()
    expect(faultOf(1)).toMatch(/TimestampOutOfTolerance/)
    pay()
    await sandbox.control.deliverDue()
    expect(faultOf(2)).toBeNull()
  })

  it('come in the old style too, with a signature of their own, when the address does not say otherwise', async () => {
    const notification_url = `${site.url}?via=own`
    const { body } = await sandbox.call('POST', '/checkout/preferences', {
      items: [{ title: 'x', quantity: 1, unit_price: 1 }],
      notification_url,
    })
    sandbox.control.createPayment({ preferenceId: body.id, status: 'approved' })
    await sandbox.control.deliverDue()
    const topics = site.received.map(({ url }) => url.searchParams.get('topic'))
    expect(topics).toEqual([null, 'payment', 'merchant_order', 'merchant_order'])
    // All notifications of one event share the id and the time, and differ only in the signature.
    const shared = site.received.map(({ headers }) => [
      headers['x-request-id'],
      String(headers['x-signature']).split(',')[0],
    ])
    expect(new Set(shared.map(String)).size).toBe(1)
    expect(faultOf(1)).toMatch(/SignatureMismatch/)
  })
})

describe('payments under chaos', () => {
  it('are of another amount, currency, reference or seller than was asked for', async () => {
    add('*', {
      kind: 'wrong_payment',
      amountCentavos: 100,
      currency: 'USD',
      externalReference: 'other',
      collectorId: '1',
    })
    await press('approve')
    const { body } = await sandbox.call('GET', '/v1/payments/search')
    expect(body.results).toMatchObject([
      { transaction_amount: 1, currency_id: 'USD', external_reference: 'other', collector_id: '1' },
    ])
  })
})

describe('notifications that nobody took', () => {
  it('are tried again after a quarter of an hour, three times, then more seldom, and given up in the end', async () => {
    site.answerWith(500, 202, 302, ...Array(20).fill(503))
    pay()
    const [first] = sandbox.control.listDeliveries()
    const waits: number[] = []
    for (let attempts = 1; attempts <= 9; attempts += 1) {
      expect(await sandbox.control.deliverDue()).toBe(1)
      const delivery = sandbox.control.listDeliveries()[0]
      const waitMs = Date.parse(delivery?.dueAt ?? '') - Date.parse(delivery?.attempts.at(-1)?.at ?? '')
      const aheadMs =
        Date.parse(sandbox.control.getState().clock.virtual) -
        Date.parse(sandbox.control.getState().clock.base)
      waits.push(Math.round((waitMs - aheadMs) / 60_000))
      await sandbox.control.advanceClock({ minutes: waits.at(-1) ?? 0 })
      await sandbox.control.advanceClock({ minutes: 1 })
    }
    expect(waits.slice(0, 5)).toEqual([15, 15, 15, 30, 60])
    await sandbox.control.deliverDue()
    expect(sandbox.control.listDeliveries()[0]).toMatchObject({ id: first?.id, state: 'given_up' })
    expect(new Set(site.received.map(({ body }) => body.id)).size).toBe(10)
  })

  it('go out when the site is back and they are asked for', async () => {
    const otherReceiver = await startReceiver()
    await otherReceiver.close()
    sandbox.control.changeSettings({ panelUrl: otherReceiver.url })
    pay()
    await sandbox.control.deliverDue()
    expect(sandbox.control.listDeliveries()[0]?.attempts[0]).toMatchObject({ status: null })
    site.answerWith(500)
    sandbox.control.changeSettings({ panelUrl: site.url })
    pay()
    await sandbox.control.deliverDue()
    expect(await sandbox.control.deliverUndelivered()).toBe(2)
    expect(sandbox.control.listDeliveries().map(({ state }) => state)).toEqual(['waiting', 'delivered'])
  })

  it('go out by themselves while nobody asks', async () => {
    sandbox.control.changeSettings({ isDeliveringByItself: true })
    pay()
    await expect.poll(() => site.received.length).toBe(1)
  })
})
