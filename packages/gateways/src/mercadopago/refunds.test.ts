import { afterEach, describe, expect, it } from 'vitest'
import { type LoopbackApi, type Reply, type SeenRequest, startLoopbackApi } from './loopback-api'
import { paymentOf, refundOf, refusalOf } from './sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

/** An API with one payment and the refunds it has after the answer to a refund's creation. */
async function start(creation: Reply, listed: object[], payment: object = {}): Promise<LoopbackApi> {
  api = await startLoopbackApi(({ method, path }: SeenRequest) => {
    if (method === 'POST') return creation
    return { json: path.includes('/refunds') ? listed : paymentOf(payment) }
  })
  return api
}

const everything = { paymentId: '1234567890', amountCentavos: null, key: 'refund:1234567890:total:1' }
const aPart = { paymentId: '1234567890', amountCentavos: 500_050, key: 'refund:1234567890:500050:1' }

describe('giving money back', () => {
  it('asks for all that is left, or for an amount in pesos, under the key it was given', async () => {
    const { provider, seen } = await start({ status: 201, json: refundOf() }, [refundOf()])
    expect(await provider.refund(everything)).toEqual([
      { id: '1009042015', amountCentavos: 1_500_000, status: 'approved' },
    ])
    await provider.refund(aPart)
    const asked = seen.filter(({ method }) => method === 'POST')
    expect(asked.map(({ path, body, key }) => ({ path, body, key }))).toEqual([
      { path: '/v1/payments/1234567890/refunds', body: {}, key: everything.key },
      { path: '/v1/payments/1234567890/refunds', body: { amount: 5000.5 }, key: aPart.key },
    ])
  })

  it('returns the new refund also while the list does not show it yet', async () => {
    const { provider } = await start({ json: refundOf({ id: 2, amount: 5000.5, status: 'in_process' }) }, [
      refundOf({ id: 1, amount: 100 }),
    ])
    expect(await provider.refund(aPart)).toEqual([
      { id: '1', amountCentavos: 10_000, status: 'approved' },
      { id: '2', amountCentavos: 500_050, status: 'in_process' },
    ])
  })

  it('takes the answer without a body to a repeated key for what it is, and returns what is listed', async () => {
    const { provider } = await start({ status: 200, text: '' }, [refundOf()])
    expect(await provider.refund(everything)).toMatchObject([{ id: '1009042015' }])
  })

  it.each([
    ['nothing is', everything, []],
    ['no refund of that amount is', aPart, [refundOf({ amount: 15_000 })]],
  ])('does not believe an answer without a body while %s listed', async (_, order, listed) => {
    const { provider } = await start({ status: 200, text: '' }, listed)
    await expect(provider.refund(order)).rejects.toMatchObject({ code: 'provider_away' })
  })

  it.each([
    ['says so itself', { status: 'refunded' }, []],
    [
      'is covered by its refunds',
      { status: 'approved' },
      [refundOf({ amount: 9000 }), refundOf({ id: 2, amount: 6000, status: 'in_process' })],
    ],
  ])('is done when the provider refuses a payment that %s', async (_, payment, listed) => {
    const { provider } = await start(refusalOf(400, 2063), listed, payment)
    expect(await provider.refund(everything)).toHaveLength(listed.length)
  })

  it.each([
    ['in dispute', refusalOf(400, 2063), { status: 'charged_back' }],
    ['refunded in part', refusalOf(400, '2063'), { status: 'in_mediation' }],
    ['of a smaller amount', refusalOf(400, 2017), { status: 'approved' }],
    ['that is unknown', refusalOf(404, 2000), { status: 'refunded' }],
  ])('is refused for a payment %s', async (_, refusal, payment) => {
    const { provider } = await start(
      refusal,
      [refundOf({ amount: 100 }), refundOf({ id: 2, status: 'rejected' })],
      payment,
    )
    await expect(provider.refund(everything)).rejects.toMatchObject({ code: 'provider_refused' })
  })

  it('of nothing or of parts of a centavo is our own mistake and never asked for', async () => {
    const { provider, seen } = await start({ json: refundOf() }, [])
    for (const amountCentavos of [0, -100, 0.5, Number.NaN])
      await expect(provider.refund({ ...aPart, amountCentavos })).rejects.toThrow(RangeError)
    expect(seen).toEqual([])
  })
})
