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

const { charges, get, subscribe } = subscriptionCalls(() => sandbox)

describe('subscriptions of the stand-in are as hard as the real ones:', () => {
  const refusal = async (changes: Record<string, unknown>) => {
    const { status, body } = await sandbox.call('POST', '/preapproval', agreement(changes))
    return status === 400 ? body : status
  }

  it('the first charge comes a while after they are authorised', async () => {
    sandbox.control.changeSettings({ firstChargeDelayMs: 45 * 60_000 })
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    await sandbox.control.advanceClock({ minutes: 44 })
    expect(await charges(id)).toMatchObject([{ status: 'scheduled', next_retry_date: null }])
    await sandbox.control.advanceClock({ minutes: 1 })
    expect(await charges(id)).toMatchObject([{ status: 'processed', payment: { status: 'approved' } }])
  })

  it('charges are listed twelve at a time, and more than fifteen are refused', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    await sandbox.control.advanceClock({ months: 13 })
    expect(await charges(id)).toHaveLength(12)
    const path = `/authorized_payments/search?preapproval_id=${id}`
    expect((await sandbox.call('GET', `${path}&limit=15`)).body.results).toHaveLength(14)
    const { status, body } = await sandbox.call('GET', `${path}&limit=16`)
    expect([status, body]).toEqual([400, { message: 'Invalid value for limit', status: 400 }])
  })

  it('reads leave out the version and the mail of the payer', async () => {
    const { body } = await sandbox.call('POST', '/preapproval', agreement())
    expect(body).toMatchObject({ payer_email: 'ana@example.com' })
    expect(body).not.toHaveProperty('version')
    expect(await get(body.id)).toMatchObject({ payer_email: '' })
    expect(await get(body.id)).not.toHaveProperty('version')
  })

  it('the second charge has no reference, and only its subscription tells whose it is', async () => {
    const id = await subscribe()
    sandbox.control.authorizePreapproval(id)
    await sandbox.control.advanceClock({ months: 2 })
    const payments = await Promise.all(
      (await charges(id)).map(async (charge: { payment: { id: number } }) =>
        sandbox.call('GET', `/v1/payments/${charge.payment.id}`),
      ),
    )
    expect(payments.map(({ body }) => body.external_reference)).toEqual([
      'subscription-1',
      null,
      'subscription-1',
    ])
    expect(payments[1]?.body).toMatchObject({
      metadata: {},
      point_of_interaction: { transaction_data: { subscription_id: id } },
    })
    const search = await sandbox.call('GET', '/v1/payments/search?external_reference=subscription-1')
    expect(search.body.results.map(({ id }: { id: string }) => id)).not.toContain(
      String(payments[1]?.body.id),
    )
  })

  it.each([
    [{ payer_email: 'info@example.com' }, 'User bad request'],
    [{ payer_email: 'Ventas+1@example.com' }, 'User bad request'],
    [{ payer_email: 'nadie@example.com' }, 'User bad request'],
    [{ payer_email: 'cobros@example.com' }, 'Payer and collector cannot be the same user'],
    [{ payer_email: 'test_user_123@testuser.com' }, 'Both payer and collector must be real or test users'],
    [{ payer_email: 'joao@example.com.br' }, 'Cannot operate between different countries'],
    [{ back_url: 'volver' }, 'Invalid value for back_url, must be a valid URL'],
    [{ reason: 'x'.repeat(61) }, 'reason has more than 60 characters'],
  ])('%o is refused with nothing but a sentence', async (changes, message) => {
    sandbox.control.changeSettings({ mailsWithoutAccount: ['nadie@example.com'] })
    expect(await refusal(changes)).toEqual({ message, status: 400 })
  })

  it('a test account takes test users only, and neither gives back nor lists payments', async () => {
    sandbox.control.changeSettings({ isTestAccount: true })
    expect(await refusal({})).toMatchObject({
      message: 'Both payer and collector must be real or test users',
    })
    expect(await refusal({ payer_email: 'test_user_123@testuser.com' })).toBe(201)
    const { id } = sandbox.control.createPayment({ status: 'approved', externalReference: 'r' })
    const refund = await sandbox.call('POST', `/v1/payments/${id}/refunds`, {}, { 'x-idempotency-key': 'a' })
    expect(refund).toMatchObject({
      status: 401,
      body: { message: 'Unauthorized use of live credentials' },
    })
    expect((await sandbox.call('GET', '/v1/payments/search')).body.paging.total).toBe(0)
  })
})
