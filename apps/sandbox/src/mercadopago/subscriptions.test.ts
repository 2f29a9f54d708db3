import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startReceiver } from './testing/start-receiver'
import { startSandbox } from './testing/start-sandbox'
import { agreement, subscriptionCalls } from './testing/subscription-calls'

let site: Awaited<ReturnType<typeof startReceiver>>
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let now: Date

beforeEach(async () => {
  now = new Date('2026-01-31T15:00:00Z')
  site = await startReceiver()
  sandbox = await startSandbox({
    panelUrl: site.url,
    now: () => now,
    // The dates below count from the first charge.
    settings: { parallelDeliveries: 1, firstChargeDelayMs: 0 },
  })
})

afterEach(async () => {
  await sandbox.close()
  await site.close()
})

const { charges, get, put, subscribe } = subscriptionCalls(() => sandbox)

describe('subscriptions of the stand-in', () => {
  it('charge once they are authorised, then each month, on the last day of shorter ones', async () => {
    const id = await subscribe()
    expect(await get(id)).toMatchObject({ status: 'pending', payment_method_id: null })
    sandbox.control.authorizePreapproval(id)
    expect(await get(id)).toMatchObject({
      status: 'authorized',
      next_payment_date: '2026-02-28T11:00:00.000-04:00',
      summarized: { charged_quantity: 1, charged_amount: 10000 },
    })
    await sandbox.control.advanceClock({ months: 1 })
    await sandbox.control.advanceClock({ months: 1, days: 3 })
    const firstCharges = await charges(id)
    expect(firstCharges.map((charge: { debit_date: string }) => charge.debit_date.slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ])
    expect(firstCharges[0].payment.status).toBe('approved')
    const payment = (await sandbox.call('GET', `/v1/payments/${firstCharges[0].payment.id}`)).body
    expect(payment).toMatchObject({
      operation_type: 'recurring_payment',
      external_reference: 'subscription-1',
      point_of_interaction: { transaction_data: { subscription_id: id } },
    })
  })

  it('tell the panel’s address of the agreement, the charge and its payment', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    await sandbox.control.deliverDue()
    expect(site.seen()).toEqual([
      'subscription_preapproval created',
      'subscription_preapproval updated',
      'payment payment.created',
      'payment payment.updated',
      'subscription_authorized_payment created',
      'payment payment.created',
    ])
    expect(site.received[1]?.body).toMatchObject({ entity: 'preapproval', version: 1, data: { id } })
  })

  it('begin with a small charge that shows that the card is real and goes back at once, unless that is turned off', async () => {
    const validations = () =>
      sandbox.control.getState().payments.filter(({ operation_type: type }) => type === 'card_validation')
    sandbox.control.authorizePreapproval(await subscribe({ external_reference: 'subscription-2' }))
    expect(validations()).toMatchObject([
      {
        status: 'refunded',
        transaction_amount: 15,
        transaction_amount_refunded: 15,
        external_reference: 'subscription-2',
      },
    ])
    sandbox.control.changeSettings({ areCardsValidated: false })
    sandbox.control.authorizePreapproval(await subscribe())
    expect(validations()).toHaveLength(1)
  })

  it('end at once when the very first charge is declined', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id, ['cc_rejected_insufficient_amount'])
    expect((await get(id)).status).toBe('cancelled')
    expect(await charges(id)).toMatchObject([
      {
        status: 'processed',
        payment: { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' },
      },
    ])
  })

  it('try a declined renewal four times in ten days, and go on when one of them is paid', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    sandbox.control.planCharges(id, ['cc_rejected_other_reason', 'cc_rejected_other_reason', 'approve'])
    await sandbox.control.advanceClock({ months: 1 })
    expect((await charges(id))[1]).toMatchObject({
      status: 'recycling',
      retry_attempt: 1,
      next_retry_date: '2026-03-01T11:00:00.000-04:00',
    })
    await sandbox.control.advanceClock({ days: 3 })
    expect((await charges(id))[1]).toMatchObject({
      status: 'processed',
      retry_attempt: 2,
      // The date of the next month's charge.
      next_retry_date: '2026-03-31T11:00:00.000-04:00',
      payment: { status: 'approved' },
    })
    expect((await get(id)).status).toBe('authorized')
  })

  it('end after three charges that were declined for good', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    sandbox.control.planCharges(id, Array(15).fill('cc_rejected_high_risk'))
    await sandbox.control.advanceClock({ months: 2, days: 11 })
    expect((await get(id)).status).toBe('authorized')
    await sandbox.control.advanceClock({ months: 1 })
    expect((await get(id)).status).toBe('cancelled')
    const firstCharges = await charges(id)
    expect(firstCharges.map((charge: { retry_attempt: number }) => charge.retry_attempt)).toEqual([
      0, 4, 4, 4,
    ])
  })

  it('are not charged while they are paused, though the date moves on, and take no change then', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    await put(id, { status: 'paused' })
    await sandbox.control.advanceClock({ months: 2 })
    expect(await charges(id)).toHaveLength(1)
    expect((await get(id)).next_payment_date).toBe('2026-04-30T11:00:00.000-04:00')
    const refusal = await put(id, { auto_recurring: { transaction_amount: 20000, currency_id: 'ARS' } })
    expect([refusal.status, refusal.body.message]).toEqual([400, 'You can not modify a paused preapproval'])
    expect((await put(id, { status: 'authorized' })).body.status).toBe('authorized')
  })

  it('take a new amount without a word, and never come back once cancelled', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    await sandbox.control.deliverDue()
    const receivedBefore = site.received.length
    await put(id, { auto_recurring: { transaction_amount: 30000, currency_id: 'ARS' } })
    await sandbox.control.deliverDue()
    expect(site.received).toHaveLength(receivedBefore)
    await sandbox.control.advanceClock({ months: 1 })
    expect((await charges(id))[1].transaction_amount).toBe(30000)
    await put(id, { status: 'cancelled' })
    const back = await put(id, { status: 'authorized' })
    expect([back.status, back.body.message]).toEqual([400, 'Invalid transition from cancelled to authorized'])
  })

  it('leave out parts of a change although they answer 200', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    const answers = [
      await put(id, { payer_email: 'otra@example.com', auto_recurring: { frequency: 2 } }),
      await put(id, { status: 'paused', reason: 'Otro nombre' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await get(id)).toMatchObject({
      status: 'paused',
      reason: 'Suscripción de plomería',
      auto_recurring: { frequency: 1 },
    })
  })

  it('are created again by every call, with or without a key, within the limits of the amount', async () => {
    const twice = [1, 2].map(() =>
      sandbox.call('POST', '/preapproval', agreement(), { 'x-idempotency-key': 'the same' }),
    )
    const [first, second] = await Promise.all(twice)
    expect(first?.body.id).toMatch(/^[0-9a-f]{32}$/)
    expect(first?.body.id).not.toBe(second?.body.id)
    const terms = agreement().auto_recurring
    const refusal = async (amount: number) =>
      (
        await sandbox.call(
          'POST',
          '/preapproval',
          agreement({ auto_recurring: { ...terms, transaction_amount: amount } }),
        )
      ).body.message
    expect(await refusal(14.99)).toBe('Cannot pay an amount lower than $ 15.00')
    expect(await refusal(2_000_000.01)).toBe('Cannot pay an amount greater than $ 2000000.00')
  })

  it('are searched by payer and status, but not by reference, and without the next date', async () => {
    const id = await subscribe()
    await subscribe({ payer_email: 'beto@example.com' })
    const search = async (query: string) =>
      (await sandbox.call('GET', `/preapproval/search?${query}`)).body.results
    expect(await search('payer_email=ana@example.com&status=pending')).toMatchObject([
      { id, next_payment_date: null },
    ])
    expect(await search('external_reference=nobody')).toHaveLength(2)
  })
})
