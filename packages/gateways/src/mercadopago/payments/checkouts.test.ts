import type { CheckoutOrder } from '@oficio/domain/kernel/payment-provider'
import { recordingLog } from '@oficio/domain/testing/fakes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMercadoPago } from '../create-mercado-pago'
import { type LoopbackApi, startLoopbackApi } from '../testing/loopback-api'

let api: LoopbackApi | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await api?.close()
})

const created = {
  id: '202809963-920c288b-4ebb-40be-966f-700250fa5370',
  init_point: 'https://www.mercadopago.com.ar/checkout/v1/redirect?pref_id=202809963-920c288b',
}

const order: CheckoutOrder = {
  reference: '0198c0de-0000-7000-8000-000000000001',
  kind: 'urgency_fee',
  title: 'Tarifa de urgencia',
  amountCentavos: 1_500_000,
  returnUrls: {
    success: 'http://localhost:3000/vuelta?como=bien',
    pending: 'http://localhost:3000/vuelta?como=espera',
    failure: 'http://localhost:3000/vuelta?como=mal',
  },
  notificationUrl: 'http://localhost:3000/api/webhooks/mercadopago',
  expiresAt: new Date('2026-11-18T01:37:52.000Z'),
}

/** Returns the body that would be sent to the real Mercado Pago. Nothing leaves the process. */
async function sentToMercadoPago(changes: Partial<CheckoutOrder>, siteName = 'Oficio'): Promise<unknown> {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(created))
  const provider = createMercadoPago({
    accessToken: 'token',
    webhookSecrets: ['secret'],
    siteName,
    apiUrl: null,
    log: recordingLog(),
  })
  await provider.createCheckout({ ...order, ...changes })
  return JSON.parse(String(fetchSpy.mock.calls[0]?.[1]?.body))
}

describe('a page to pay on', () => {
  it('is ordered with all that tells the payment apart, and no word about the payer', async () => {
    api = await startLoopbackApi(() => ({ status: 201, json: created }))
    expect(await api.provider.createCheckout(order)).toEqual({ id: created.id, url: created.init_point })
    expect(api.requests).toMatchObject([
      {
        method: 'POST',
        path: '/checkout/preferences/',
        key: expect.stringMatching(`^pref:${order.reference}:`),
      },
    ])
    expect(api.requests[0]?.body).toEqual({
      items: [
        {
          id: order.reference,
          title: 'Tarifa de urgencia',
          description: 'Tarifa de urgencia en Oficio',
          category_id: 'services',
          quantity: 1,
          currency_id: 'ARS',
          unit_price: 15_000,
        },
      ],
      external_reference: order.reference,
      metadata: { type: 'urgency_fee', intent_id: order.reference },
      back_urls: order.returnUrls,
      auto_return: 'approved',
      notification_url: 'http://localhost:3000/api/webhooks/mercadopago?source_news=webhooks',
      expires: true,
      expiration_date_to: '2026-11-17T22:37:52.000-03:00',
      binary_mode: false,
      payment_methods: {
        excluded_payment_types: [{ id: 'ticket' }, { id: 'atm' }, { id: 'bank_transfer' }],
      },
      statement_descriptor: 'Oficio',
    })
  })

  it('leaves out what Mercado Pago refuses for addresses without https', async () => {
    const body = await sentToMercadoPago({})
    expect(body).toMatchObject({ external_reference: order.reference })
    expect(body).not.toHaveProperty('notification_url')
    expect(body).not.toHaveProperty('auto_return')
  })

  it('asks for signed notifications only, unless its address says which', async () => {
    const notificationUrl = 'https://oficio.example/api/webhooks/mercadopago'
    expect(await sentToMercadoPago({ notificationUrl })).toMatchObject({
      notification_url: `${notificationUrl}?source_news=webhooks`,
    })
    vi.restoreAllMocks()
    expect(
      await sentToMercadoPago({ notificationUrl: `${notificationUrl}?a=1&source_news=ipn` }),
    ).toMatchObject({ notification_url: `${notificationUrl}?a=1&source_news=ipn` })
  })

  it('fits the card statement', async () => {
    expect(await sentToMercadoPago({}, 'Ñandú, oficios y más')).toMatchObject({
      statement_descriptor: 'Nandu, oficio',
    })
  })

  it.each([
    ['no address', { id: created.id }],
    ['an address that is no page', { ...created, init_point: 'javascript:alert(1)' }],
    ['no id', { init_point: created.init_point }],
  ])('is none with %s', async (_, answer) => {
    api = await startLoopbackApi(() => ({ status: 201, json: answer }))
    await expect(api.provider.createCheckout(order)).rejects.toMatchObject({ code: 'provider_away' })
  })
})
