import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { checkoutOrder, type StandIn, startStandIn } from './targets'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await standIn.control.reset()
})
afterAll(() => standIn.close())

/** Makes a payment. Returns its id and reference. */
async function pay(changes: { status?: string; amountCentavos?: number } = {}) {
  const order = checkoutOrder()
  const { id: preferenceId } = await standIn.provider.createCheckout(order)
  const { id } = standIn.control.createPayment({ preferenceId, status: 'approved', ...changes })
  return { id: String(id), reference: order.reference }
}

describe('the adapter, pointed at the stand-in,', () => {
  it('asks on loopback and nowhere else', async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch')
    const { id, url } = await standIn.provider.createCheckout(checkoutOrder())
    expect(standIn.control.getState().preferences.map((preference) => preference.id)).toContain(id)
    expect(new URL(url).hostname).toBe('localhost')
    expect(fetchSpy.mock.calls.map(([url]) => url)).toEqual([`${standIn.url}/checkout/preferences/`])
  })

  it('reads a payment as it was made, and finds it by its reference', async () => {
    const { id, reference } = await pay()
    const expected = {
      id,
      reference,
      status: 'approved',
      statusDetail: 'credited',
      amountCentavos: 1_500_000,
      refundedCentavos: 0,
      currency: 'ARS',
      collectorId: await standIn.provider.getCollectorId(),
      isCardValidation: false,
      approvedAt: expect.any(Date),
    }
    expect(await standIn.provider.getPayment(id)).toMatchObject(expected)
    expect((await standIn.provider.findPayments(reference)).rows).toMatchObject([expected])
  })

  it('sends our metadata in a form that comes back unchanged', async () => {
    const { id, reference } = await pay()
    const payment = await standIn.provider.getPayment(id)
    expect(payment?.raw.metadata).toEqual({ type: 'urgency_fee', intent_id: reference })
  })

  it('finds a payment of this minute when the index has caught up', async () => {
    standIn.control.addChaos({
      path: '/v1/payments/search',
      times: 1,
      effect: { kind: 'search_lag', ms: 60_000 },
    })
    const { id, reference } = await pay()
    expect((await standIn.provider.findPayments(reference)).rows).toEqual([])
    expect((await standIn.provider.findPayments(reference)).rows).toMatchObject([{ id }])
  })
})

describe('money given back through the stand-in', () => {
  it('goes back in parts, once for each key, until nothing is left', async () => {
    const { id } = await pay()
    const part = { paymentId: id, amountCentavos: 500_050, key: 'part' }
    const rest = { paymentId: id, amountCentavos: null, key: 'rest' }
    const { provider } = standIn
    expect(await provider.refund(part)).toMatchObject({ amountCentavos: 500_050 })
    expect(await provider.refund(part)).toBeNull()
    expect(await provider.getPayment(id)).toMatchObject({
      status: 'approved',
      refundedCentavos: 500_050,
    })
    expect(await provider.refund(rest)).toMatchObject({ amountCentavos: 999_950 })
    expect(await provider.refund(rest)).toBeNull()
    await expect(provider.refund({ ...rest, key: 'another' })).rejects.toMatchObject({
      code: 'provider_refused',
    })
    expect((await provider.listRefunds(id)).rows).toMatchObject([
      { amountCentavos: 500_050 },
      { amountCentavos: 999_950 },
    ])
    expect(await standIn.provider.getPayment(id)).toMatchObject({
      status: 'refunded',
      refundedCentavos: 1_500_000,
    })
  })

  it.each(['drop_connection', 'empty_body', 'partial_json', 'stall'] as const)(
    'goes back once although the answer was lost (%s)',
    async (kind) => {
      const { id } = await pay()
      standIn.control.addChaos({ method: 'POST', path: '/v1/payments/*', times: 1, effect: { kind } })
      const order = { paymentId: id, amountCentavos: null, key: 'once' }
      // A caller without an answer retries with the same key.
      await standIn.hasty.refund(order).catch(() => null)
      expect(await standIn.provider.refund(order)).toBeNull()
      expect((await standIn.provider.listRefunds(id)).rows).toMatchObject([{ amountCentavos: 1_500_000 }])
      expect(await standIn.provider.getPayment(id)).toMatchObject({ refundedCentavos: 1_500_000 })
    },
  )

  it('is refused beyond what was paid, and for a payment that was declined', async () => {
    const { id } = await pay()
    await expect(
      standIn.provider.refund({ paymentId: id, amountCentavos: 1_500_001, key: 'too much' }),
    ).rejects.toMatchObject({ code: 'provider_refused' })
    const declined = await pay({ status: 'rejected' })
    await expect(
      standIn.provider.refund({ paymentId: declined.id, amountCentavos: null, key: 'declined' }),
    ).rejects.toMatchObject({ code: 'provider_refused' })
  })
})

describe('bad luck with the stand-in', () => {
  it.each([
    ['provider_away', { kind: 'status', status: 500, body: 'json' }],
    ['provider_away', { kind: 'status', status: 502, body: 'html' }],
    ['provider_away', { kind: 'status', status: 429, body: 'json', retryAfterSeconds: 0 }],
    ['provider_away', { kind: 'refuse_connection' }],
    ['provider_away', { kind: 'stall' }],
    ['provider_away', { kind: 'empty_body' }],
    ['provider_away', { kind: 'partial_json' }],
    ['provider_denied', { kind: 'status', status: 401, body: 'json' }],
  ] as const)('ends in %s for %o, and is over when it is over', async (code, effect) => {
    const { id } = await pay()
    const rule = standIn.control.addChaos({ path: '/v1/payments/*', times: null, effect })
    await expect(standIn.hasty.getPayment(id)).rejects.toMatchObject({ code })
    standIn.control.removeChaos(rule.id)
    expect(await standIn.provider.getPayment(id)).toMatchObject({ status: 'approved' })
  })
})
