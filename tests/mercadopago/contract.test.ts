import { randomUUID } from 'node:crypto'
import { codeOf } from '@oficio/contracts/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutOrder, readRealTarget, startStandIn, subscriptionOrder, type Target } from './targets'

// Tests of the contract that need no buyer. They call Mercado Pago itself only if the environment names a test account,
// because that is slow and its records stay in that account.
const realTarget = readRealTarget()
const targets: [name: string, start: () => Promise<Target>][] = [['the stand-in', startStandIn]]
if (realTarget) targets.push(['Mercado Pago', async () => realTarget])

describe.each(targets)('%s, asked through the adapter,', (_, start) => {
  let target: Target
  beforeAll(async () => {
    target = await start()
  })
  afterAll(() => target.close())

  it('says whose account it is', { timeout: 60_000 }, async () => {
    expect(await target.provider.getCollectorId()).toMatch(/^\d+$/)
  })

  it('makes a page to pay on, and another one when asked again', { timeout: 60_000 }, async () => {
    const order = checkoutOrder()
    const pages = [await target.provider.createCheckout(order), await target.provider.createCheckout(order)]
    const collectorId = await target.provider.getCollectorId()
    for (const { id, url } of pages) {
      expect(id.startsWith(`${collectorId}-`)).toBe(true)
      expect(new URL(url).searchParams.get('pref_id')).toBe(id)
    }
  })

  it('takes amounts with centavos, and one peso', { timeout: 60_000 }, async () => {
    for (const amountCentavos of [100, 1_999])
      expect(await target.provider.createCheckout(checkoutOrder({ amountCentavos }))).toMatchObject({
        id: expect.any(String),
      })
  })

  it('knows no payment, subscription or charge that was never made', { timeout: 60_000 }, async () => {
    const { provider } = target
    expect(await provider.getPayment('1')).toBeNull()
    expect(await provider.getSubscription(randomUUID().replaceAll('-', ''))).toBeNull()
    expect(await provider.getCharge('1')).toBeNull()
    expect(await provider.findPayments(randomUUID())).toEqual({ rows: [], unread: [] })
  })

  it('gives nothing back of a payment that was never made', { timeout: 60_000 }, async () => {
    const order = { paymentId: '1', amountCentavos: null, key: randomUUID() }
    // Mercado Pago makes no refunds for test accounts. It denies the call itself.
    const refusals = ['provider_refused', 'provider_denied']
    const code = await target.provider.refund(order).then(() => null, codeOf)
    expect(refusals).toContain(code)
  })

  it('makes a subscription that waits for its payer, and cancels it for good', {
    timeout: 60_000,
  }, async () => {
    const { provider, payerEmail } = target
    const order = subscriptionOrder(payerEmail)
    const subscription = await provider.createSubscription(order)
    const expected = {
      reference: order.reference,
      status: 'pending',
      amountCentavos: 1_000_000,
      currency: 'ARS',
    }
    expect(subscription).toMatchObject(expected)
    expect(new URL(subscription.url ?? '').searchParams.get('preapproval_id')).toBe(subscription.id)
    try {
      expect(await provider.getSubscription(subscription.id)).toMatchObject({
        ...expected,
        id: subscription.id,
      })
      expect(await provider.listCharges(subscription)).toEqual({ rows: [], unread: [] })
      for (const { status } of (await provider.findSubscriptions({ payerEmail })).rows)
        expect(['pending', 'authorized']).toContain(status)

      // The documentation does not say whether the amount may change before the payer's authorisation. Either the
      // change works, or the adapter refuses it.
      const code = await provider.changeAmount(subscription.id, 2_000_000).then(
        () => null,
        (error: unknown) => codeOf(error),
      )
      expect([null, 'provider_refused']).toContain(code)
      expect(await provider.getSubscription(subscription.id)).toMatchObject({
        amountCentavos: code === null ? 2_000_000 : 1_000_000,
      })
      await expect(provider.resumeSubscription(subscription.id)).rejects.toMatchObject({
        code: 'provider_refused',
      })
    } finally {
      expect(await provider.cancelSubscription(subscription.id)).toMatchObject({
        id: subscription.id,
        status: 'cancelled',
      })
    }
    expect(await provider.cancelSubscription(subscription.id)).toMatchObject({ status: 'cancelled' })
    await expect(provider.resumeSubscription(subscription.id)).rejects.toMatchObject({
      code: 'provider_refused',
    })
  })

  it('lists the charges of a subscription that was charged, each with its payment', {
    timeout: 60_000,
  }, async () => {
    const { provider } = target
    const subscription = await provider.getSubscription(await target.chargedSubscription())
    if (!subscription) throw new Error('the provider does not know the subscription')
    expect(subscription.chargedCount).toBeGreaterThan(0)
    const { rows, unread } = await provider.listCharges(subscription)
    expect(unread).toEqual([])
    const [charge] = rows
    // The charge comes from the list itself, not from the payments as the fallback for an empty list.
    expect(charge?.id).toMatch(/^\d+$/)
    expect(charge).toMatchObject({ subscriptionId: subscription.id, payment: { id: expect.any(String) } })
    expect(await provider.getCharge(charge?.id ?? '')).toMatchObject({ id: charge?.id })
    expect(await provider.getPayment(charge?.payment?.id ?? '')).toMatchObject({
      isCardValidation: false,
    })
  })

  it('refuses a subscription of an amount that it never charges', { timeout: 60_000 }, async () => {
    const order = { ...subscriptionOrder(target.payerEmail), amountCentavos: 100 }
    await expect(target.provider.createSubscription(order)).rejects.toMatchObject({
      code: 'provider_refused',
    })
  })
})
