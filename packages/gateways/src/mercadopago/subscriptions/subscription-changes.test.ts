import { afterEach, describe, expect, it } from 'vitest'
import { type LoopbackApi, type Reply, startLoopbackApi } from '../testing/loopback-api'
import { refusalOf, subscriptionOf } from '../testing/sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

async function start(reply: Parameters<typeof startLoopbackApi>[0]): Promise<LoopbackApi> {
  api = await startLoopbackApi(reply)
  return api
}

/** Starts an API that answers a change with `answer`, and a read with the subscription afterwards. */
const startChange = (answer: Reply, after: object) =>
  start(({ method }) => (method === 'PUT' ? answer : { json: subscriptionOf(after) }))

const ofAmount = (transaction_amount: number, currency_id = 'ARS') => ({
  auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount, currency_id },
})

const id = '2c9380847e9b451c017ea1bd70ba0219'

describe('a change of a subscription', () => {
  it('is asked for and then read again', async () => {
    const { provider, requests } = await startChange({ json: subscriptionOf() }, ofAmount(20_000))
    expect(await provider.changeAmount(id, 2_000_000)).toMatchObject({ amountCentavos: 2_000_000 })
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        path: `/preapproval/${id}`,
        body: { auto_recurring: { transaction_amount: 20_000, currency_id: 'ARS' } },
      },
      { method: 'GET', path: `/preapproval/${id}` },
    ])
  })

  it.each([
    ['the amount stays', ofAmount(10_000)],
    ['only the amount changes and not its currency', ofAmount(20_000, 'BRL')],
  ])('is answered with success while %s is refused', async (_, after) => {
    const { provider, log } = await startChange({ json: subscriptionOf(ofAmount(20_000)) }, after)
    await expect(provider.changeAmount(id, 2_000_000)).rejects.toMatchObject({
      code: 'provider_refused',
    })
    expect(log.lines).toMatchObject([{ details: { reason: 'change_not_applied' } }])
  })

  it('is refused if the state stays', async () => {
    const { provider } = await startChange({ json: subscriptionOf({ status: 'paused' }) }, {})
    await expect(provider.pauseSubscription(id)).rejects.toMatchObject({ code: 'provider_refused' })
    await expect(provider.cancelSubscription(id)).rejects.toMatchObject({ code: 'provider_refused' })
    expect(await provider.resumeSubscription(id)).toMatchObject({ status: 'authorized' })
  })

  it('succeeds if the provider refuses because it is so already', async () => {
    const { provider } = await startChange(refusalOf(400, 'bad_request'), { status: 'canceled' })
    expect(await provider.cancelSubscription(id)).toMatchObject({ status: 'cancelled' })
    await expect(provider.resumeSubscription(id)).rejects.toMatchObject({ code: 'provider_refused' })
  })

  it('is refused for an unknown subscription', async () => {
    const { provider } = await start(() => refusalOf(404, 'not_found'))
    await expect(provider.cancelSubscription(id)).rejects.toMatchObject({ code: 'provider_refused' })
  })
})
