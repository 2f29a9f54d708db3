import { afterEach, describe, expect, it } from 'vitest'
import {
  accessToken,
  type LoopbackApi,
  type Reply,
  type SeenRequest,
  startLoopbackApi,
} from '../testing/loopback-api'
import { refundOf, refusalOf } from '../testing/sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

/** Starts an API that answers the creation of a refund and the list of a payment's refunds. */
async function start(creation: Reply, refundList: unknown = []): Promise<LoopbackApi> {
  api = await startLoopbackApi(({ method }: SeenRequest) =>
    method === 'POST' ? creation : { json: refundList },
  )
  return api
}

const totalRefund = { paymentId: '1234567890', amountCentavos: null, key: 'refund:1234567890:total:1' }
const aPart = { paymentId: '1234567890', amountCentavos: 500_050, key: 'refund:1234567890:500050:1' }

describe('giving money back', () => {
  it('asks for all that is left, or for an amount in pesos, under the key it was given', async () => {
    const { provider, requests } = await start({ status: 201, json: refundOf() })
    expect(await provider.refund(totalRefund)).toEqual({
      id: '1009042015',
      amountCentavos: 1_500_000,
      status: 'approved',
    })
    await provider.refund(aPart)
    expect(requests.map(({ method, path, body, key }) => ({ method, path, body, key }))).toEqual([
      { method: 'POST', path: '/v1/payments/1234567890/refunds', body: {}, key: totalRefund.key },
      {
        method: 'POST',
        path: '/v1/payments/1234567890/refunds',
        body: { amount: 5000.5 },
        key: aPart.key,
      },
    ])
  })

  it('asks to see refunds in process, which are answered as an error or left out otherwise', async () => {
    const { provider, requests } = await start({ status: 201, json: refundOf({ status: 'in_process' }) })
    await provider.refund(totalRefund)
    await provider.refund(aPart)
    await provider.listRefunds('1234567890')
    expect(requests.map(({ showsInProcessRefunds }) => showsInProcessRefunds)).toEqual([true, true, true])
    expect(requests.every(({ authorization }) => authorization === `Bearer ${accessToken}`)).toBe(true)
  })

  it.each([
    [{ status: 'in_process' }, { status: 'pending' }],
    [{ status: undefined }, { status: 'approved' }],
    [
      { id: '77', amount: '5000.50' },
      { id: '77', amountCentavos: 500_050 },
    ],
    [{ amount: undefined }, { amountCentavos: null }],
    [{ amount: { value: 1 } }, { amountCentavos: null }],
  ])('knows what was made by its id, also when the answer says %o', async (changes, expected) => {
    const { provider } = await start({ status: 201, json: refundOf(changes) })
    expect(await provider.refund(aPart)).toMatchObject(expected)
  })

  it.each<[string, Reply]>([
    ['a success without a body', { status: 200, text: '' }],
    ['a conflict', refusalOf(409, 'idempotency_key_already_used')],
  ])('takes %s for what it is: the repeat of a key, which names no refund', async (_, answer) => {
    const { provider } = await start(answer, [refundOf()])
    expect(await provider.refund(totalRefund)).toBeNull()
  })

  it.each([
    ['in this state', 400, 2063],
    ['of that amount', 400, 2017],
    ['that is unknown', 404, 2000],
  ])('is refused for a payment %s, whatever else went back', async (_, status, code) => {
    const { provider } = await start(refusalOf(status, code), [refundOf()])
    await expect(provider.refund(totalRefund)).rejects.toMatchObject({ code: 'provider_refused' })
  })

  it('is asked for once: who asks must know when an answer was lost', async () => {
    const { provider, requests } = await start('drop')
    await expect(provider.refund(totalRefund)).rejects.toMatchObject({ code: 'provider_away' })
    expect(requests).toHaveLength(1)
  })

  it('is never requested for nothing or for fractions of a centavo, which is our own mistake', async () => {
    const { provider, requests } = await start({ json: refundOf() })
    for (const amountCentavos of [0, -100, 0.5, Number.NaN])
      await expect(provider.refund({ ...aPart, amountCentavos })).rejects.toThrow(RangeError)
    expect(requests).toEqual([])
  })
})

it('lists all refunds of a payment, also those made elsewhere', async () => {
  const rows = [refundOf({ amount: 5000 }), refundOf({ id: 2, amount: 100, status: 'rejected' })]
  const { provider } = await start({ json: refundOf() }, rows)
  expect(await provider.listRefunds('1234567890')).toEqual({
    rows: [
      { id: '1009042015', amountCentavos: 500_000, status: 'approved' },
      { id: '2', amountCentavos: 10_000, status: 'rejected' },
    ],
    unread: [],
  })
})

it.each([
  ['in the form of a search', { paging: { total: 0 }, results: [] }],
  ['none', { results: null }],
  ['empty', []],
])('a list of refunds that is %s has none', async (_, refundList) => {
  const { provider } = await start({ json: refundOf() }, refundList)
  expect(await provider.listRefunds('1')).toEqual({ rows: [], unread: [] })
})

it('a refund that makes no sense is left out of the list and reported', async () => {
  const refundList = { results: [refundOf({ id: 1, amount: 'x' }), refundOf({ id: '2' })] }
  const { provider } = await start({ json: refundOf() }, refundList)
  expect(await provider.listRefunds('1234567890')).toMatchObject({
    rows: [{ id: '2' }],
    unread: [{ id: '1', fields: 'amount' }],
  })
})
