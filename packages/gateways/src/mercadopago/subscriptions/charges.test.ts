import { afterEach, describe, expect, it } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../testing/loopback-api'
import { chargeOf, paymentOf } from '../testing/sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

async function start(reply: Parameters<typeof startLoopbackApi>[0]): Promise<LoopbackApi> {
  api = await startLoopbackApi(reply)
  return api
}

const subscription = {
  id: '2c9380847e9b451c017ea1bd70ba0219',
  reference: 'subscription-1',
  chargedCount: 1,
}

describe('the monthly charges', () => {
  it('are those of the subscription, oldest first, with whatever payment was made', async () => {
    const rows = [
      chargeOf({ id: 3, debit_date: '2027-01-17T10:00:00.000-04:00', status: 'scheduled', payment: null }),
      chargeOf({ id: '2', debit_date: '2026-12-17T10:00:00.000-04:00', payment: { id: null } }),
      chargeOf(),
      chargeOf({ id: 9, preapproval_id: 'of-another' }),
    ]
    const { provider, requests } = await start(() => ({ json: { paging: { total: 4 }, results: rows } }))
    const { rows: charges } = await provider.listCharges(subscription)
    expect(charges.map(({ id, payment }) => [id, payment?.id])).toEqual([
      ['6114264375', '19951521071'],
      ['2', undefined],
      ['3', undefined],
    ])
    expect(requests[0]).toMatchObject({
      path: '/authorized_payments/search',
      query: { preapproval_id: '2c9380847e9b451c017ea1bd70ba0219' },
    })
  })

  it('are read with their amount in centavos, given as text or as number', async () => {
    const answer = chargeOf({ next_retry_date: '2026-11-19T10:37:52.000-04:00', status: 'recycling' })
    const { provider } = await start(() => ({ json: answer }))
    expect(await provider.getCharge('6114264375')).toEqual({
      id: '6114264375',
      subscriptionId: '2c9380847e9b451c017ea1bd70ba0219',
      status: 'retrying',
      amountCentavos: 1_000_000,
      currency: 'ARS',
      debitAt: new Date('2026-11-17T14:37:52Z'),
      retryAttempt: 1,
      nextRetryAt: new Date('2026-11-19T14:37:52Z'),
      payment: { id: '19951521071', status: 'approved', statusDetail: 'credited' },
      updatedAt: new Date('2026-11-17T14:40:00Z'),
      raw: answer,
    })
  })

  it.each([
    [{ currency_id: undefined }, { currency: null }],
    [{ id: '6114264375', payment: { id: '7', status: 'approved' } }, { payment: { id: '7' } }],
    [{ payment: [] }, { payment: null }],
    [{ payment: {} }, { payment: null }],
    [{ payment: null }, { payment: null }],
    [{ retry_attempt: 'two' }, { retryAttempt: 0 }],
    [{ retry_attempt: '2' }, { retryAttempt: 2 }],
    [{ next_retry_date: 'soon', status: 'recycling' }, { nextRetryAt: null }],
    // The provider returns the date of the next month's charge here.
    [{ next_retry_date: '2026-12-17T10:37:52.000-04:00', status: 'processed' }, { nextRetryAt: null }],
    [{ next_retry_date: '2026-12-17T10:37:52.000-04:00', status: 'scheduled' }, { nextRetryAt: null }],
    [{ debit_date: '2026-11-17T10:37:52' }, { debitAt: new Date('2026-11-17T13:37:52Z') }],
  ])('have with %o the meaning %o', async (changes, expected) => {
    const { provider } = await start(() => ({ json: chargeOf(changes) }))
    expect(await provider.getCharge('6114264375')).toMatchObject(expected)
  })

  it('are listed without an unreadable one, which is reported', async () => {
    const rows = [chargeOf({ id: 1 }), chargeOf({ id: 2, transaction_amount: 'mucho' }), chargeOf({ id: 3 })]
    const { provider, log } = await start(() => ({ json: { paging: { total: 3 }, results: rows } }))
    const charges = await provider.listCharges(subscription)
    expect(charges.rows.map(({ id }) => id)).toEqual(['1', '3'])
    expect(charges.unread).toEqual([{ id: '2', fields: 'transaction_amount' }])
    expect(log.lines).toMatchObject([{ level: 'error', details: { operation: 'list charges', id: '2' } }])
  })

  it('are asked for twelve at a time, because the provider refuses longer pages', async () => {
    const all = Array.from({ length: 30 }, (_, index) => chargeOf({ id: 1_000 + index }))
    const { provider, requests } = await start(({ query }) => {
      const limit = Number(query.limit)
      if (limit > 15) return { status: 400, json: { message: 'Invalid value for limit', status: 400 } }
      const offset = Number(query.offset)
      return { json: { paging: { total: 30, limit, offset }, results: all.slice(offset, offset + limit) } }
    })
    expect((await provider.listCharges(subscription)).rows).toHaveLength(30)
    expect(requests.map(({ query }) => [query.limit, query.offset])).toEqual([
      ['12', '0'],
      ['12', '12'],
      ['12', '24'],
    ])
  })

  it('are never asked for on longer pages, also when the first page comes again and again', async () => {
    const all = Array.from({ length: 12 }, (_, index) => chargeOf({ id: 1_000 + index }))
    const { provider, requests, log } = await start(() => ({ json: { paging: { total: 30 }, results: all } }))
    expect((await provider.listCharges(subscription)).rows).toHaveLength(12)
    expect(log.lines).toMatchObject([{ level: 'error', details: { fields: 'paging' } }])
    expect(requests.every(({ query }) => query.limit === '12')).toBe(true)
  })

  describe('of which the list shows none', () => {
    const paymentsOfList = (changes: object) =>
      start(({ path }) => {
        if (path === '/authorized_payments/search') return { json: { paging: { total: 0 }, results: [] } }
        if (path === '/v1/payments/search') return { json: { paging: { total: 1 }, results: [{ id: 7 }] } }
        return { json: paymentOf({ id: 7, external_reference: 'subscription-1', ...changes }) }
      })

    it('are read from the payments under the reference, where the provider counted some', async () => {
      const { provider } = await paymentsOfList({ operation_type: 'recurring_payment' })
      const { rows } = await provider.listCharges(subscription)
      expect(rows).toMatchObject([
        {
          id: 'payment:7',
          subscriptionId: subscription.id,
          status: 'processed',
          amountCentavos: 1_500_000,
          debitAt: new Date('2026-11-17T12:37:52Z'),
          payment: { id: '7', status: 'approved' },
        },
      ])
    })

    it('are none where the provider counted none: nothing more is asked', async () => {
      const { provider, requests } = await paymentsOfList({})
      expect((await provider.listCharges({ ...subscription, chargedCount: 0 })).rows).toEqual([])
      expect(requests).toHaveLength(1)
    })

    it.each([
      ['of another subscription', { metadata: { preapproval_id: 'abc' } }],
      ['declined', { status: 'rejected', date_approved: null }],
      ['the validation of a card', { operation_type: 'card_validation' }],
    ])('are none where the payment is %s', async (_, changes) => {
      const { provider } = await paymentsOfList(changes)
      expect((await provider.listCharges(subscription)).rows).toEqual([])
    })
  })
})
