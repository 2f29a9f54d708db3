import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type StandIn, startStandIn, subscriptionOrder } from './targets'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterEach(() => standIn.control.reset())
afterAll(() => standIn.close())

const subscribe = () => standIn.provider.createSubscription(subscriptionOrder(standIn.payerEmail))

describe('a subscription at the stand-in', () => {
  it('charges once it is authorised, and the next time what it was changed to', async () => {
    const subscription = await subscribe()
    const { id } = subscription
    standIn.control.authorizePreapproval(id)
    await standIn.control.advanceClock({ minutes: 0, hours: 1, days: 0, months: 0 })
    const [charge] = (await standIn.provider.listCharges(subscription)).rows
    expect(charge).toMatchObject({
      subscriptionId: id,
      status: 'processed',
      amountCentavos: 1_000_000,
      payment: { status: 'approved' },
    })
    expect(await standIn.provider.getCharge(charge?.id ?? '')).toMatchObject({ id: charge?.id })
    expect(await standIn.provider.getPayment(charge?.payment?.id ?? '')).toMatchObject({
      amountCentavos: 1_000_000,
      isCardValidation: false,
    })

    const before = await standIn.provider.getSubscription(id)
    const changed = await standIn.provider.changeAmount(id, 3_000_000)
    expect(changed.updatedAt.getTime()).toBeGreaterThan(
      before?.updatedAt.getTime() ?? Number.POSITIVE_INFINITY,
    )
    await standIn.control.advanceClock({ minutes: 0, hours: 0, days: 0, months: 1 })
    const { rows: charges } = await standIn.provider.listCharges(subscription)
    expect(charges.filter(({ payment }) => payment).map(({ amountCentavos }) => amountCentavos)).toEqual([
      1_000_000, 3_000_000,
    ])
  })

  it('says that a declined charge will be tried again', async () => {
    const subscription = await subscribe()
    const { id } = subscription
    standIn.control.authorizePreapproval(id, ['approve', 'FUND'])
    await standIn.control.advanceClock({ minutes: 0, hours: 1, days: 0, months: 1 })
    expect((await standIn.provider.listCharges(subscription)).rows.at(1)).toMatchObject({
      status: 'retrying',
      retryAttempt: 1,
      nextRetryAt: expect.any(Date),
      payment: { status: 'rejected' },
    })
  })

  it('pauses, takes no other amount meanwhile, goes on, and ends for good', async () => {
    const { provider } = standIn
    const subscription = await subscribe()
    const { id } = subscription
    standIn.control.authorizePreapproval(id)
    expect(await provider.pauseSubscription(id)).toMatchObject({ status: 'paused' })
    expect(await provider.pauseSubscription(id)).toMatchObject({ status: 'paused' })
    await expect(provider.changeAmount(id, 3_000_000)).rejects.toMatchObject({ code: 'provider_refused' })
    expect(await provider.resumeSubscription(id)).toMatchObject({ status: 'authorized' })
    expect(await provider.cancelSubscription(id)).toMatchObject({ status: 'cancelled' })
    await expect(provider.resumeSubscription(id)).rejects.toMatchObject({ code: 'provider_refused' })
  })

  it('is created once when its answer was lost, and is found by its payer', async () => {
    standIn.control.addChaos({
      method: 'POST',
      path: '/preapproval',
      times: 1,
      effect: { kind: 'drop_connection' },
    })
    await expect(subscribe()).rejects.toMatchObject({ code: 'provider_away' })
    const { rows } = await standIn.provider.findSubscriptions({ payerEmail: standIn.payerEmail })
    expect(rows).toMatchObject([{ status: 'pending', amountCentavos: 1_000_000 }])
    expect((await standIn.provider.findSubscriptions({ payerEmail: 'otra@correo.example' })).rows).toEqual([])
  })
})
