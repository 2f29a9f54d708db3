import { afterEach, describe, expect, it } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from './testing/loopback-api'
import { chargeOf, paymentOf, refundOf, subscriptionOf } from './testing/sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

async function start(reply: Parameters<typeof startLoopbackApi>[0]): Promise<LoopbackApi> {
  api = await startLoopbackApi(reply)
  return api
}

const unread = { code: 'provider_away', cause: { name: 'UnreadAnswer', fields: 'id', reference: null } }

describe('an answer about something else than was asked for', () => {
  it('is none of that payment, and what it refers to is not believed either', async () => {
    for (const changes of [{ id: 2 }, { id: '2', currency_id: null }]) {
      const { provider, close } = await start(() => ({ json: paymentOf(changes) }))
      await expect(provider.getPayment('1')).rejects.toMatchObject(unread)
      await close()
    }
  })

  it('is none of that subscription, nor of a change of it', async () => {
    const { provider } = await start(() => ({ json: subscriptionOf({ status: 'cancelled' }) }))
    await expect(provider.getSubscription('2c94')).rejects.toMatchObject(unread)
    await expect(provider.cancelSubscription('2c94')).rejects.toMatchObject(unread)
  })

  it('is none of that charge', async () => {
    const { provider } = await start(() => ({ json: chargeOf() }))
    await expect(provider.getCharge('1')).rejects.toMatchObject(unread)
  })

  it('leaves a listed payment unread, and keeps the others from nothing', async () => {
    const { provider } = await start(({ path }) =>
      path.endsWith('/search')
        ? { json: { paging: { total: 2 }, results: [{ id: 1 }, { id: 2 }] } }
        : { json: paymentOf({ id: 2 }) },
    )
    const payments = await provider.findPayments('intent-1')
    expect(payments.rows.map(({ id }) => id)).toEqual(['2'])
    expect(payments.unread).toEqual([{ id: '1', fields: 'id' }])
  })

  it('is no refund of that payment, neither made nor listed', async () => {
    const { provider } = await start(({ method }) => {
      if (method === 'POST') return { status: 201, json: refundOf({ payment_id: 2 }) }
      return { json: [refundOf({ id: 8, payment_id: 2 }), refundOf({ id: 9, payment_id: '1' })] }
    })
    await expect(
      provider.refund({ paymentId: '1', amountCentavos: null, key: 'refund:a' }),
    ).rejects.toMatchObject({ code: 'provider_away' })
    expect(await provider.listRefunds('1')).toMatchObject({
      rows: [{ id: '9' }],
      unread: [{ id: '8', fields: 'payment_id' }],
    })
  })
})

it('the same id is known in capital letters, and where it is a number', async () => {
  const { provider } = await start(({ path }) => ({
    json: path.startsWith('/v1') ? paymentOf({ id: 7 }) : subscriptionOf({ id: '2c93ab' }),
  }))
  expect(await provider.getSubscription('2C93AB')).toMatchObject({ id: '2c93ab' })
  expect(await provider.getPayment('7')).toMatchObject({ id: '7' })
})
