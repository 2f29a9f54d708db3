import { afterEach, describe, expect, it } from 'vitest'
import type { MercadoPagoOptions } from '../create-mercado-pago'
import { type LoopbackApi, startLoopbackApi } from '../testing/loopback-api'
import { checkoutOrder, paymentOf, refusalOf, subscriptionOrder } from '../testing/sample-answers'

const open: LoopbackApi[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((api) => api.close()))
})

async function start(reply: Parameters<typeof startLoopbackApi>[0], options?: Partial<MercadoPagoOptions>) {
  const api = await startLoopbackApi(reply, options)
  open.push(api)
  return api
}

describe('what is asked again', () => {
  it.each([
    ['a 500', { status: 500, json: { message: 'internal' } }],
    ['a 502 with a page', { status: 502, text: '<html>Bad Gateway</html>' }],
    ['a 503', { status: 503, text: '' }],
    ['a broken connection', 'drop' as const],
    ['a silent server', 'silence' as const],
  ])('a read after %s, twice and no more', async (_, reply) => {
    const api = await start(() => reply, reply === 'silence' ? { timeoutMs: 500 } : {})
    await expect(api.provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_away' })
    expect(api.requests).toHaveLength(3)
  })

  // The configured delay is so long that the test only passes if the provider's own delay is used.
  it('a read after a 429, as soon as the provider says', async () => {
    const busy = { ...refusalOf(429, 'too_many'), headers: { 'Retry-After': '0' } }
    const api = await start((_, before) => (before === 0 ? busy : { json: paymentOf() }), {
      retryDelayMs: 60_000,
      deadlineMs: 600_000,
    })
    expect(await api.provider.getPayment('1234567890')).toMatchObject({ status: 'approved' })
    expect(api.requests).toHaveLength(2)
    const everBusy = await start(() => busy)
    await expect(everBusy.provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_away' })
    expect(everBusy.requests).toHaveLength(3)
  })

  it('the making of a payment page, under the same key', async () => {
    const api = await start((_, before) =>
      before === 0 ? 'drop' : { json: { id: 'a-page', init_point: 'https://pay.example/a-page' } },
    )
    await api.provider.createCheckout(checkoutOrder)
    const [first, second] = api.requests.map(({ key }) => key)
    expect(api.requests).toHaveLength(2)
    expect(first).toMatch(/^pref:intent-1:/)
    expect(second).toBe(first)
  })

  it('never the making or changing of a subscription', async () => {
    const api = await start(() => ({ status: 500, json: {} }))
    const { provider } = api
    await expect(provider.createSubscription(subscriptionOrder)).rejects.toMatchObject({
      code: 'provider_away',
    })
    await expect(provider.changeAmount('2c93', 2_000_000)).rejects.toMatchObject({ code: 'provider_away' })
    await expect(provider.pauseSubscription('2c93')).rejects.toMatchObject({ code: 'provider_away' })
    expect(api.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /preapproval/',
      'PUT /preapproval/2c93',
      'PUT /preapproval/2c93',
    ])
  })
})
