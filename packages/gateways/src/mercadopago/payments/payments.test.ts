import { afterEach, describe, expect, it } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../testing/loopback-api'
import { paymentOf } from '../testing/sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

async function start(reply: Parameters<typeof startLoopbackApi>[0]): Promise<LoopbackApi> {
  api = await startLoopbackApi(reply)
  return api
}

describe('a payment', () => {
  it('is read with its amount in centavos, its ids as strings and its moments as dates', async () => {
    const answer = paymentOf({ external_reference: 'intent-1', transaction_amount: 15_000.5 })
    const { provider } = await start(() => ({ json: answer }))
    expect(await provider.getPayment('1234567890')).toEqual({
      id: '1234567890',
      reference: 'intent-1',
      subscriptionId: null,
      status: 'approved',
      statusDetail: 'credited',
      amountCentavos: 1_500_050,
      refundedCentavos: 0,
      currency: 'ARS',
      collectorId: '202809963',
      methodId: 'visa',
      isCardValidation: false,
      createdAt: new Date('2026-11-17T12:37:52Z'),
      approvedAt: new Date('2026-11-17T12:37:54Z'),
      updatedAt: new Date('2026-11-17T12:38:00Z'),
      raw: answer,
    })
  })

  it.each([
    [{ id: '1234567890' }, { id: '1234567890' }],
    [{ collector_id: '202809963' }, { collectorId: '202809963' }],
    [
      { external_reference: 'null', status_detail: 'null' },
      { reference: null, statusDetail: null },
    ],
    [
      { external_reference: '', payment_method_id: null },
      { reference: null, methodId: null },
    ],
    [{ external_reference: 42 }, { reference: '42' }],
    [{ status: 'canceled' }, { status: 'cancelled' }],
    [{ status: 'something_new' }, { status: 'unknown' }],
    [
      { status: 'charged_back', status_detail: 'reimbursed', transaction_amount_refunded: 15_000 },
      { status: 'approved', statusDetail: 'dispute_won', refundedCentavos: 0 },
    ],
    [
      { status: 'charged_back', status_detail: 'reimbursed', transaction_amount_refunded: 100 },
      { status: 'approved', refundedCentavos: 10_000 },
    ],
    [
      { status: 'charged_back', status_detail: 'settled', transaction_amount_refunded: 15_000 },
      { status: 'taken_by_bank', statusDetail: 'dispute_lost', refundedCentavos: 1_500_000 },
    ],
    [{ transaction_amount: 19.99 }, { amountCentavos: 1999 }],
    [{ transaction_amount: 1.15 }, { amountCentavos: 115 }],
    [{ transaction_amount: '24.50' }, { amountCentavos: 2450 }],
    [{ transaction_amount: 1_999_999.99 }, { amountCentavos: 199_999_999 }],
    [{ transaction_amount_refunded: null }, { refundedCentavos: 0 }],
    [{ transaction_amount_refunded: undefined }, { refundedCentavos: 0 }],
    [{ date_approved: null }, { approvedAt: null }],
    [{ collector_id: undefined }, { collectorId: null }],
    [{ collector_id: { id: 1 } }, { collectorId: null }],
    [{ collector_id: null, collector: { id: 7 } }, { collectorId: '7' }],
    [{ status_detail: { code: 1 } }, { statusDetail: null }],
    [{ date_created: '2026-11-17T09:37:52' }, { createdAt: new Date('2026-11-17T12:37:52Z') }],
    [{ date_created: '2026-11-17 09:37' }, { createdAt: new Date('2026-11-17T12:37:00Z') }],
    [{ date_created: '2026-11-17' }, { createdAt: new Date('2026-11-17T03:00:00Z') }],
    [{ date_created: '2026-11-17T12:37:52Z' }, { createdAt: new Date('2026-11-17T12:37:52Z') }],
    [{ date_created: '2026-11-17T08:37:52.000-0400' }, { createdAt: new Date('2026-11-17T12:37:52Z') }],
    [
      { point_of_interaction: { transaction_data: { subscription_id: '290d' } }, external_reference: null },
      { subscriptionId: '290d', reference: null },
    ],
    [{ metadata: { preapproval_id: '290d' } }, { subscriptionId: '290d' }],
    [
      { point_of_interaction: { transaction_data: {} }, metadata: { preapproval_id: '290d' } },
      { subscriptionId: '290d' },
    ],
    [{ point_of_interaction: 'x', metadata: [] }, { subscriptionId: null }],
    [{ date_last_updated: undefined }, { updatedAt: new Date('2026-11-17T12:37:54Z') }],
  ])('has with %o the meaning %o', async (changes, expected) => {
    const { provider } = await start(() => ({ json: paymentOf(changes) }))
    expect(await provider.getPayment('1234567890')).toMatchObject(expected)
  })

  it.each([
    { id: undefined },
    { id: 'null' },
    { id: 'search' },
    { transaction_amount: 99_999_999_999 },
    { status: undefined },
    { transaction_amount: undefined },
    { transaction_amount: null },
    { transaction_amount: -1 },
    { transaction_amount: 10.005 },
    { transaction_amount: 'mil' },
    { currency_id: null },
    { date_created: 'yesterday' },
  ])('is unreadable with %o', async (changes) => {
    const { provider } = await start(() => ({ json: paymentOf(changes) }))
    await expect(provider.getPayment('1234567890')).rejects.toMatchObject({ code: 'provider_away' })
  })

  it.each([
    [{ currency_id: null }, 'currency_id', 'intent-1'],
    [{ transaction_amount_refunded: 99_999_999_999 }, 'transaction_amount_refunded', 'intent-1'],
    [{ status: null, external_reference: {} }, 'external_reference status', null],
  ])(
    'is unreadable with %o, and names its reference as far as it is known',
    async (changes, fields, reference) => {
      const { provider } = await start(() => ({ json: paymentOf(changes) }))
      await expect(provider.getPayment('1234567890')).rejects.toMatchObject({
        cause: { name: 'UnreadAnswer', fields, reference },
      })
    },
  )

  it('is never requested if its id could lead elsewhere', async () => {
    const { provider, requests } = await start(() => ({ json: paymentOf() }))
    for (const id of ['..', '.', '', '1/refunds', '1?x=1', 'search', 'abc', '1'.repeat(21)])
      expect([id, await provider.getPayment(id)]).toEqual([id, null])
    expect(requests).toEqual([])
  })
})

describe('the payments of a reference', () => {
  it('are the ones with the reference, newest first, each read by itself', async () => {
    const paymentsById: Record<string, object> = {
      1: paymentOf({ id: 1, status: 'rejected', date_created: '2026-11-17T09:00:00.000-03:00' }),
      2: paymentOf({ id: 2, date_created: '2026-11-17T09:30:00.000-03:00' }),
      3: paymentOf({ id: 3, external_reference: 'of-another' }),
    }
    const { provider, requests } = await start(({ path }) =>
      path.endsWith('/search')
        ? {
            json: {
              paging: { total: 3, limit: 50, offset: 0 },
              // The search index is outdated: the second payment has been approved since.
              results: [{ id: '2', status: 'in_process' }, { id: 3 }, { id: 1 }],
            },
          }
        : { json: paymentsById[path.split('/').at(-1) ?? ''] },
    )
    const { rows } = await provider.findPayments('intent-1')
    expect(rows.map(({ id, status }) => [id, status])).toEqual([
      ['2', 'approved'],
      ['1', 'rejected'],
    ])
    expect(requests[0]).toMatchObject({
      path: '/v1/payments/search',
      query: { external_reference: 'intent-1', sort: 'date_created', criteria: 'desc' },
    })
  })

  it('are all found, however small the pages are that the provider gives', async () => {
    const { provider, requests } = await start(({ path, query }) => {
      const offset = Number(query.offset)
      if (!path.endsWith('/search')) return { json: paymentOf({ id: path.split('/').at(-1) }) }
      const ids = ['1', '2', '3', '4', '5'].slice(offset, offset + 2)
      return { json: { paging: { total: 5, limit: 2, offset }, results: ids.map((id) => ({ id })) } }
    })
    expect((await provider.findPayments('intent-1')).rows).toHaveLength(5)
    expect(requests.filter(({ path }) => path.endsWith('/search')).map(({ query }) => query.offset)).toEqual([
      '0',
      '2',
      '4',
    ])
  })

  it('are none when the provider knows none', async () => {
    const { provider } = await start(() => ({ json: { paging: { total: 0 }, results: [] } }))
    expect(await provider.findPayments('intent-1')).toEqual({ rows: [], unread: [] })
  })

  it('are none when the list is none', async () => {
    const { provider } = await start(() => ({ json: { paging: { total: 0 }, results: null } }))
    expect(await provider.findPayments('intent-1')).toEqual({ rows: [], unread: [] })
  })

  it('are read without the ones that make no sense, which are reported', async () => {
    const { provider, log } = await start(({ path }) => {
      if (path.endsWith('/search'))
        return { json: { paging: { total: '4' }, results: [{ id: 1 }, { id: {} }, 'row', { id: '3' }] } }
      return { json: path.endsWith('/1') ? paymentOf({ id: 1, date_created: 'x' }) : paymentOf({ id: 3 }) }
    })
    const { rows, unread } = await provider.findPayments('intent-1')
    expect(rows.map(({ id }) => id)).toEqual(['3'])
    expect(unread).toEqual([
      { id: null, fields: 'id' },
      { id: null, fields: '' },
      { id: '1', fields: 'date_created' },
    ])
    expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(2)
  })
})

it('the account is asked for once, and again only when there was no answer', async () => {
  const { provider, requests } = await start((_, before) =>
    before === 0 ? { text: '' } : { json: { id: 202_809_963, nickname: 'TESTUSER' } },
  )
  await expect(provider.getCollectorId()).rejects.toMatchObject({ code: 'provider_away' })
  expect(await provider.getCollectorId()).toBe('202809963')
  expect(await provider.getCollectorId()).toBe('202809963')
  expect(requests.map(({ path }) => path)).toEqual(['/users/me', '/users/me'])
})
