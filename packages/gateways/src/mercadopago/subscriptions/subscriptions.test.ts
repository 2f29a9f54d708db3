import { afterEach, describe, expect, it } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../testing/loopback-api'
import { refusalOf, subscriptionOf, subscriptionOrder } from '../testing/sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

async function start(reply: Parameters<typeof startLoopbackApi>[0]): Promise<LoopbackApi> {
  api = await startLoopbackApi(reply)
  return api
}

describe('a subscription', () => {
  it('is made without a card, monthly and in pesos', async () => {
    const answer = subscriptionOf({ status: 'pending', next_payment_date: null, version: 0 })
    const { provider, requests } = await start(() => ({ status: 201, json: answer }))
    expect(await provider.createSubscription(subscriptionOrder)).toEqual({
      id: '2c9380847e9b451c017ea1bd70ba0219',
      reference: 'subscription-1',
      status: 'pending',
      amountCentavos: 1_000_000,
      currency: 'ARS',
      payerEmail: 'lucia@correo.example',
      version: 0,
      nextChargeAt: null,
      chargedCount: 0,
      createdAt: new Date('2026-11-17T13:37:52Z'),
      updatedAt: new Date('2026-11-17T14:00:00Z'),
      url: 'https://www.mercadopago.com.ar/subscriptions/checkout?preapproval_id=2c93',
      raw: answer,
    })
    expect(requests[0]?.body).toEqual({
      reason: 'Suscripción mensual',
      external_reference: 'subscription-1',
      payer_email: 'lucia@correo.example',
      back_url: 'https://oficio.example/vuelta',
      status: 'pending',
      auto_recurring: {
        frequency: 1,
        frequency_type: 'months',
        transaction_amount: 10_000,
        currency_id: 'ARS',
      },
    })
  })

  it('is made once, also when nobody knows whether it was made', async () => {
    const { provider, requests } = await start(() => ({ status: 201, text: '' }))
    await expect(provider.createSubscription(subscriptionOrder)).rejects.toMatchObject({
      code: 'provider_away',
    })
    expect(requests).toHaveLength(1)
  })

  it('is found by its payer among those waiting or running, and read by itself', async () => {
    const { provider, requests } = await start(({ path, query }) => {
      if (path !== '/preapproval/search') {
        const id = path.split('/').at(-1)
        // In the meantime one was cancelled and another one deleted.
        if (id === 'c') return { json: subscriptionOf({ id, status: 'canceled' }) }
        if (id === 'd') return refusalOf(404, 'not_found')
        return {
          json: subscriptionOf({ id, status: id === 'a' ? 'pending' : 'authorized', payer_email: '' }),
        }
      }
      const ids = query.status === 'pending' ? ['a', 'c'] : ['a', 'b', 'd']
      return { json: { paging: { total: ids.length }, results: ids.map((id) => ({ id })) } }
    })
    const { rows: subscriptions } = await provider.findSubscriptions({ payerEmail: 'lucia@correo.example' })
    expect(subscriptions).toMatchObject([
      { id: 'a', status: 'pending', payerEmail: null },
      { id: 'b', status: 'authorized' },
    ])
    const searches = requests.filter(({ path }) => path === '/preapproval/search')
    expect(searches.map(({ query }) => [query.payer_email, query.status])).toEqual([
      ['lucia@correo.example', 'pending'],
      ['lucia@correo.example', 'authorized'],
    ])
  })

  it.each([
    [{ charged_quantity: 3, last_charged_date: '2026-11-17T18:01:48.231-04:00' }, 3],
    [{ charged_quantity: null, last_charged_date: '2026-11-17T18:01:48.231-04:00' }, 1],
    [{ charged_quantity: 'none', last_charged_date: null }, 0],
    [null, 0],
  ])('summarized as %o was charged %i times', async (summarized, chargedCount) => {
    const { provider } = await start(() => ({ json: subscriptionOf({ summarized }) }))
    expect(await provider.getSubscription('2c9380847e9b451c017ea1bd70ba0219')).toMatchObject({ chargedCount })
  })

  it('is made with a reason of 60 characters at most', async () => {
    const { provider, requests } = await start(() => ({ status: 201, json: subscriptionOf() }))
    await provider.createSubscription({ ...subscriptionOrder, title: `Suscripción · ${'ñ'.repeat(80)}` })
    expect(requests[0]?.body).toMatchObject({ reason: `Suscripción · ${'ñ'.repeat(46)}` })
  })

  it.each([
    ['User bad request', 'payer_mail_refused'],
    ['Invalid value for payer_email', 'payer_mail_refused'],
    ['Payer and collector cannot be the same user', 'payer_is_collector'],
    ['Both payer and collector must be real or test users', 'payer_account_mixed'],
    ['Cannot operate between different countries', 'payer_country_differs'],
    ['Invalid value for back_url, must be a valid URL', 'payment_setup_wrong'],
    ['reason has more than 60 characters', 'payment_setup_wrong'],
    ['Cannot pay an amount lower than $ 15.00', 'provider_refused'],
    ['Something else', 'provider_refused'],
  ])('is refused because of "%s" with %s, and the log says why', async (message, code) => {
    const { provider, log, requests } = await start(() => ({ status: 400, json: { message, status: 400 } }))
    await expect(provider.createSubscription(subscriptionOrder)).rejects.toMatchObject({ code })
    expect(requests).toHaveLength(1)
    expect(log.lines).toMatchObject([
      {
        level: 'warn',
        details: {
          operation: 'create subscription',
          code,
          status: 400,
          message: message.replace(/\d/g, '#'),
        },
      },
    ])
  })

  it('is denied if the credentials are refused, with any message', async () => {
    const message = 'Payer and collector cannot be the same user'
    const { provider } = await start(() => ({ status: 401, json: { message, status: 401 } }))
    await expect(provider.createSubscription(subscriptionOrder)).rejects.toMatchObject({
      code: 'provider_denied',
    })
  })
})
