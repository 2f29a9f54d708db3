import { InvalidWebhookSignatureError, WebhookSignatureValidator } from 'mercadopago'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ReceivedCall, startReceiver } from './testing/start-receiver'
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

const order = (changes: Record<string, unknown> = {}) => ({
  items: [{ title: 'Tarifa de urgencia', quantity: 1, unit_price: 15000, currency_id: 'ARS' }],
  external_reference: 'intent-1',
  notification_url: `${site.url}?source_news=webhooks`,
  metadata: { formData: { contactName: 'Ana', phones: [{ areaCode: '341' }] } },
  ...changes,
})

async function prefer(changes: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await sandbox.call('POST', '/checkout/preferences/', order(changes))
  expect(status).toBe(201)
  return body.id
}

async function pay(status = 'approved', changes: Record<string, unknown> = {}): Promise<string> {
  const payment = sandbox.control.createPayment({ preferenceId: await prefer(changes), status })
  return String(payment.id)
}

function validate({ url, headers }: ReceivedCall): void {
  WebhookSignatureValidator.validate({
    xSignature: headers['x-signature'] ?? null,
    xRequestId: headers['x-request-id'] ?? null,
    dataId: url.searchParams.get('data.id'),
    secret: webhookSecret,
    toleranceSeconds: 60,
  })
}

describe('payments of the stand-in', () => {
  it('tells of an approved payment with a signature that the real validator accepts, at the preference’s own address', async () => {
    const id = await pay()
    await sandbox.control.deliverDue()
    const [notification] = site.received
    if (!notification) throw new Error('nothing was delivered')
    expect(() => validate(notification)).not.toThrow()
    expect(notification.url.search).toBe(`?source_news=webhooks&data.id=${id}&type=payment`)
    expect(notification.body).toMatchObject({ action: 'payment.created', type: 'payment', data: { id } })
    expect(site.received).toHaveLength(1)
    notification.url.searchParams.set('data.id', '1')
    expect(() => validate(notification)).toThrow(InvalidWebhookSignatureError)
  })

  it('shows the payment as the API does: numbers, pesos, and metadata in snake case', async () => {
    const id = await pay()
    const { body } = await sandbox.call('GET', `/v1/payments/${id}`)
    expect(body).toMatchObject({
      id: Number(id),
      status: 'approved',
      status_detail: 'accredited',
      transaction_amount: 15000,
      currency_id: 'ARS',
      external_reference: 'intent-1',
      metadata: { form_data: { contact_name: 'Ana', phones: [{ area_code: '341' }] } },
    })
    expect(id).toMatch(/^\d{10}$/)
    expect(body.date_approved).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}-04:00$/)
  })

  it('finds payments by reference, newest first, and hides the youngest while the index lags', async () => {
    const [first, second] = [await pay('rejected'), await pay()]
    await pay('approved', { external_reference: 'intent-2' })
    const search = () =>
      sandbox.call('GET', '/v1/payments/search?external_reference=intent-1&sort=date_created&criteria=desc')
    expect((await search()).body.results.map((payment: { id: string }) => payment.id)).toEqual([
      second,
      first,
    ])
    sandbox.control.addChaos({
      path: '/v1/payments/search',
      times: 1,
      effect: { kind: 'search_lag', ms: 60_000 },
    })
    expect((await search()).body.paging.total).toBe(0)
    expect((await search()).body.paging.total).toBe(2)
  })

  it('refunds in parts until nothing is left, once for each key, and tells of each', async () => {
    const id = await pay()
    const refund = (key: string, body: unknown = {}) =>
      sandbox.call('POST', `/v1/payments/${id}/refunds`, body, { 'x-idempotency-key': key })
    expect(await refund('a', { amount: 5000 })).toMatchObject({ status: 201, body: { amount: 5000 } })
    expect(await refund('a', { amount: 5000 })).toMatchObject({ status: 200, text: '' })
    expect(await refund('b', { amount: 10000.01 })).toMatchObject({
      status: 400,
      body: { cause: [{ code: 2017 }] },
    })
    const part = (await sandbox.call('GET', `/v1/payments/${id}`)).body
    expect(part).toMatchObject({ status: 'approved', status_detail: 'partially_refunded' })
    expect(await refund('c')).toMatchObject({ status: 201, body: { amount: 10000 } })
    const whole = (await sandbox.call('GET', `/v1/payments/${id}`)).body
    expect(whole).toMatchObject({ status: 'refunded', transaction_amount_refunded: 15000 })
    expect(await refund('d')).toMatchObject({ status: 400, body: { cause: [{ code: 2063 }] } })
    expect((await sandbox.call('GET', `/v1/payments/${id}/refunds/`)).body).toHaveLength(2)
    await sandbox.control.deliverDue()
    const webhooks = site.received.filter(({ url }) => url.searchParams.has('data.id'))
    expect(webhooks.map(({ body }) => body.action)).toEqual([
      'payment.created',
      'payment.updated',
      'payment.updated',
    ])
    // A refund sends old-style notifications too, even if the address asks for webhooks only.
    expect(site.received.filter(({ url }) => url.searchParams.has('topic'))).toHaveLength(4)
  })

  it('keeps a refund in process until it is settled, and meanwhile out of what went back and what is left', async () => {
    const id = await pay()
    sandbox.control.changeSettings({ areRefundsSlow: true })
    const refund = (key: string, amount: number) =>
      sandbox.call(
        'POST',
        `/v1/payments/${id}/refunds`,
        { amount },
        { 'x-idempotency-key': key, 'x-render-in-process-refunds': 'true' },
      )
    const first = await refund('a', 10_000)
    expect(first).toMatchObject({ status: 201, body: { status: 'in_process', amount_refunded_to_payer: 0 } })
    expect(await refund('b', 5_000.01)).toMatchObject({ status: 400, body: { cause: [{ code: 2017 }] } })
    const payment = async () => (await sandbox.call('GET', `/v1/payments/${id}`)).body
    expect(await payment()).toMatchObject({ status_detail: 'accredited', transaction_amount_refunded: 0 })
    sandbox.control.settleRefund(id, 'rejected')
    expect(await payment()).toMatchObject({
      transaction_amount_refunded: 0,
      refunds: [{ status: 'rejected' }],
    })
    expect(await refund('c', 15_000)).toMatchObject({ status: 201, body: { status: 'in_process' } })
    sandbox.control.settleRefund(id, 'approved')
    expect(await payment()).toMatchObject({ status: 'refunded', transaction_amount_refunded: 15_000 })
    expect(() => sandbox.control.settleRefund(id, 'approved')).toThrow(/no refund in process/)
    await sandbox.control.deliverDue()
    const webhooks = site.received.filter(({ url }) => url.searchParams.has('data.id'))
    expect(webhooks.map(({ body }) => body.action)).toEqual([
      'payment.created',
      'payment.updated',
      'payment.updated',
    ])
  })

  it('answers a refund in process with an error, though it was made, unless a header asks to see it', async () => {
    const id = await pay()
    sandbox.control.changeSettings({ areRefundsSlow: true })
    const path = `/v1/payments/${id}/refunds`
    const blind = await sandbox.call('POST', path, {}, { 'x-idempotency-key': 'a' })
    expect(blind).toMatchObject({ status: 400, body: { message: 'Refund in process' } })
    expect((await sandbox.call('GET', path)).body).toEqual([])
    const withHeader = await sandbox.call('GET', path, undefined, { 'x-render-in-process-refunds': 'true' })
    expect(withHeader.body).toMatchObject([{ status: 'in_process', amount: 15_000 }])
  })

  it('refuses a refund without a key, unknown payments, and calls without the token', async () => {
    const id = await pay()
    const { status, body } = await sandbox.call('POST', `/v1/payments/${id}/refunds`, {})
    expect([status, body.cause[0].code]).toEqual([400, 4292])
    expect((await sandbox.call('GET', '/v1/payments/1')).body).toEqual({
      message: 'Payment not found',
      error: 'not_found',
      status: 404,
      cause: [{ code: 2000, description: 'Payment not found', data: null }],
    })
    const bare = await fetch(`${sandbox.origin}/v1/payments/${id}`)
    expect(bare.status).toBe(401)
  })

  it('moves payments only by the ways that exist, and cancels only what waits', async () => {
    const id = await pay('pending')
    expect((await sandbox.call('PUT', `/v1/payments/${id}`, { status: 'cancelled' })).body.status).toBe(
      'cancelled',
    )
    expect(() => sandbox.control.setPaymentStatus(id, { status: 'approved' })).toThrow(/does not go/)
    const paid = await pay()
    expect((await sandbox.call('PUT', `/v1/payments/${paid}`, { status: 'cancelled' })).status).toBe(400)
    sandbox.control.setPaymentStatus(paid, { status: 'charged_back' })
    const { body } = await sandbox.call('GET', `/v1/chargebacks/search?payment_id=${paid}`)
    expect(body.results).toMatchObject([{ payment_id: Number(paid), amount: 15000, status: 'in_process' }])
  })

  it('calls an order paid while what stayed of its payments covers it', async () => {
    const id = await pay()
    const orderId = (await sandbox.call('GET', `/v1/payments/${id}`)).body.order.id
    const state = async () => (await sandbox.call('GET', `/merchant_orders/${orderId}`)).body.order_status
    expect(await state()).toBe('paid')
    sandbox.control.refundPayment(id)
    expect(await state()).toBe('reverted')
  })

  it('refuses preferences with the words of the provider', async () => {
    const refusal = async (changes: Record<string, unknown>) =>
      (await sandbox.call('POST', '/checkout/preferences', order(changes))).body.error
    expect(await refusal({ items: [] })).toBe('invalid_items')
    expect(await refusal({ items: [{ title: 'x', quantity: 1, unit_price: 0 }] })).toBe('invalid_items')
    expect(await refusal({ auto_return: 'approved' })).toBe('invalid_auto_return')
    expect(await refusal({ expires: true, expiration_date_to: 'mañana' })).toBe('invalid_expiration_date_to')
    expect(await refusal({ payment_methods: { installments: 37 } })).toBe('invalid_payment_methods')
    sandbox.control.changeSettings({ strictUrls: true })
    const back_urls = { success: 'http://localhost:3000/pago' }
    expect(await refusal({ auto_return: 'approved', back_urls, notification_url: '' })).toBe(
      'invalid_auto_return',
    )
  })
})
