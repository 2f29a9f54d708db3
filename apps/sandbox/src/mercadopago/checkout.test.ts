import { WebhookSignatureValidator } from 'mercadopago'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startReceiver } from './testing/start-receiver'
import { startSandbox, webhookSecret } from './testing/start-sandbox'

let site: Awaited<ReturnType<typeof startReceiver>>
let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeEach(async () => {
  site = await startReceiver()
  sandbox = await startSandbox({ panelUrl: site.url })
})

afterEach(async () => {
  await sandbox.close()
  await site.close()
})

const returnUrl = 'http://localhost:3000/payment/status?via=mp'

async function prefer(changes: Record<string, unknown> = {}): Promise<string> {
  const { body } = await sandbox.call('POST', '/checkout/preferences', {
    items: [{ title: 'Tarifa de urgencia', quantity: 1, unit_price: 15000, currency_id: 'ARS' }],
    external_reference: 'intent-1',
    back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
    auto_return: 'approved',
    ...changes,
  })
  return body.id
}

const path = (id: string) => `/checkout/v1/redirect?pref_id=${id}`
const open = async (address: string) => {
  const response = await fetch(`${sandbox.origin}${address}`, { redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  }
}
const press = async (id: string, button: string, form: Record<string, string> = {}, headers = {}) => {
  const body = new URLSearchParams({ button, ...form })
  const response = await fetch(`${sandbox.origin}${path(id)}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    html: await response.text(),
  }
}
const paymentsOf = async (reference = 'intent-1') =>
  (await sandbox.call('GET', `/v1/payments/search?external_reference=${reference}`)).body.results

describe('the checkout pages', () => {
  it('lead back from an approved payment with everything the provider appends, in its order', async () => {
    const id = await prefer()
    const { status, location } = await press(id, 'approve')
    expect(status).toBe(303)
    const [payment] = await paymentsOf()
    expect(location).toBe(
      `${returnUrl}&collection_id=${payment.id}&collection_status=approved&payment_id=${payment.id}&status=approved` +
        `&external_reference=intent-1&payment_type=credit_card&merchant_order_id=${payment.order.id}` +
        `&preference_id=${id}&site_id=MLA&processing_mode=aggregator&merchant_account_id=null`,
    )
  })

  it('tell the site with a true signature of a payment that the API then shows', async () => {
    await press(await prefer({ notification_url: `${site.url}?source_news=webhooks` }), 'approve')
    await sandbox.control.deliverDue()
    const [notification] = site.received
    const dataId = notification?.url.searchParams.get('data.id') ?? null
    const xSignature = notification?.headers['x-signature'] ?? null
    const xRequestId = notification?.headers['x-request-id'] ?? null
    WebhookSignatureValidator.validate({ xSignature, xRequestId, dataId, secret: webhookSecret })
    const { body } = await sandbox.call('GET', `/v1/payments/${dataId}`)
    expect(body).toMatchObject({
      status: 'approved',
      external_reference: 'intent-1',
      transaction_amount: 15000,
    })
    expect(sandbox.control.listDeliveries()).toMatchObject([
      { state: 'delivered', attempts: [{ status: 200 }] },
    ])
  })

  it('lead back without a payment with the word null for all that is missing', async () => {
    const id = await prefer({ external_reference: undefined })
    const { location } = await open(`/checkout/v1/back?pref_id=${id}`)
    expect(location).toBe(
      `${returnUrl}&collection_id=null&collection_status=null&payment_id=null&status=null&external_reference=null` +
        `&payment_type=null&merchant_order_id=null&preference_id=${id}&site_id=MLA` +
        '&processing_mode=aggregator&merchant_account_id=null',
    )
  })

  it.each(['cobros@example.com', 'test_user_1411958012@testuser.com'])(
    'take no payment of %s: nobody pays themselves, nor do test users pay real accounts',
    async (payer) => {
      const { html } = await press(await prefer(), 'approve', { payer })
      expect(html).toContain('data-testid="payer-refused"')
      expect(await paymentsOf()).toEqual([])
    },
  )

  it('keep the buyer of a rejected payment, who may try again or leave, and of a doubtful one on the result', async () => {
    const id = await prefer()
    const { location } = await press(id, 'reject', { reason: 'cc_rejected_insufficient_amount' })
    expect(location).toMatch(new RegExp(`^/checkout/v1/redirect\\?pref_id=${id}&payment_id=\\d+$`))
    const { html } = await open(location)
    expect(html).toContain('data-testid="payment-rejected"')
    expect(html).toContain('Fondos insuficientes')
    expect(html).toContain('data-testid="approve"')
    const way = /data-testid="go-back" href="([^"]+)"/.exec(html)?.[1]?.replace('&amp;', '&') ?? ''
    expect((await open(way)).location).toContain('&status=rejected&')
    const review = await press(id, 'review')
    const back = await open(review.location.replace('result', 'back'))
    expect(back.location).toContain('&collection_status=in_process&')
    expect(back.location).toContain('&status=null&')
  })

  it('let one pay again after a rejection: another payment of the same reference', async () => {
    const id = await prefer()
    await press(id, 'reject')
    await press(id, 'approve')
    const payments = await paymentsOf()
    expect(payments.map(({ status }: { status: string }) => status)).toEqual(['approved', 'rejected'])
  })

  it('have the results in their names', async () => {
    const details: string[] = []
    for (const holder of ['APRO Gómez', 'fund', 'CONT', 'CALL', 'Ana']) {
      const reference = `holder ${holder}`
      await press(await prefer({ external_reference: reference }), 'card', { holder })
      const [payment] = await paymentsOf(encodeURIComponent(reference))
      details.push(payment.status_detail)
    }
    expect(details).toEqual([
      'accredited',
      'cc_rejected_insufficient_amount',
      'pending_contingency',
      'cc_rejected_call_for_authorize',
      'accredited',
    ])
  })

  it('offer only the ways to pay that the preference allows', async () => {
    const all = await open(path(await prefer()))
    for (const way of ['later-rapipago', 'later-cvu', 'review'])
      expect(all.html).toContain(`data-testid="${way}"`)
    const excluded_payment_types = ['ticket', 'bank_transfer', 'debit_card'].map((id) => ({ id }))
    const id = await prefer({ payment_methods: { excluded_payment_types } })
    const page = await open(path(id))
    expect(page.html).not.toMatch(/later-|method-debmaster/)
    expect(page.html).toContain('data-testid="review"')
    await press(id, 'later_rapipago')
    expect(await paymentsOf()).toEqual([])
    const binary = await prefer({ binary_mode: true })
    expect((await open(path(binary))).html).not.toMatch(/later-|data-testid="review"/)
    await press(binary, 'card', { holder: 'CONT' })
    expect(await paymentsOf()).toMatchObject([{ status: 'rejected' }])
  })

  it('refuse a preference that is over, unknown or paid', async () => {
    const past = await prefer({ expires: true, expiration_date_to: '2020-01-01T00:00:00.000-03:00' })
    expect(await open(path(past))).toMatchObject({ status: 410 })
    expect(await press(past, 'approve')).toMatchObject({ status: 410 })
    expect(await open(path('nobody'))).toMatchObject({ status: 404 })
    const paid = await prefer()
    await press(paid, 'approve')
    const second = await press(paid, 'approve')
    expect(second.status).toBe(409)
    expect(second.html).toContain('data-testid="already-paid"')
    expect(await paymentsOf()).toHaveLength(1)
  })

  it('let the control pay after the end, as the provider may approve late', async () => {
    const preferenceId = await prefer({ expires: true, expiration_date_to: '2020-01-01T00:00:00.000-03:00' })
    sandbox.control.createPayment({ preferenceId, status: 'approved' })
    expect(await paymentsOf()).toMatchObject([{ status: 'approved', transaction_amount: 15000 }])
  })

  it('pay twice, and pay without coming back, when asked to', async () => {
    await press(await prefer(), 'approve_twice')
    const twice = await paymentsOf()
    expect(twice).toHaveLength(2)
    expect(twice[0].order.id).toBe(twice[1].order.id)
    const closed = await press(await prefer({ external_reference: 'intent-2' }), 'approve_and_close')
    expect(closed.html).toContain('data-testid="result-closed"')
    expect(closed.html).not.toContain('back-to-site')
    expect(await paymentsOf('intent-2')).toMatchObject([{ status: 'approved' }])
  })

  it('show the result for a while, and lead back by themselves afterwards', async () => {
    sandbox.control.changeSettings({ autoReturnDelayMs: 2000 })
    const { location } = await press(await prefer(), 'approve')
    const { html } = await open(location)
    expect(html).toMatch(/http-equiv="refresh" content="2;url=\/checkout\/v1\/back\?payment_id=\d+"/)
  })

  it('take no form from another site, and show hostile words as words', async () => {
    const id = await prefer({ items: [{ title: '<script>alert(1)</script>', quantity: 1, unit_price: 1 }] })
    const foreign = await press(id, 'approve', {}, { origin: 'https://example.com' })
    expect(foreign.status).toBe(403)
    expect(await paymentsOf()).toEqual([])
    const { html } = await open(path(id))
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script>alert')
  })
})
