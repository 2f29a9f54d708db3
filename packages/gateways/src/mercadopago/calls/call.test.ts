import { setTimeout as pass } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMercadoPago, type MercadoPagoOptions } from '../create-mercado-pago'
import { accessToken, type LoopbackApi, type SeenRequest, startLoopbackApi } from '../testing/loopback-api'
import { paymentOf, refundOf, subscriptionOf, subscriptionOrder } from '../testing/sample-answers'

const open: LoopbackApi[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map((api) => api.close()))
})

async function start(reply: Parameters<typeof startLoopbackApi>[0], options?: Partial<MercadoPagoOptions>) {
  const api = await startLoopbackApi(reply, options)
  open.push(api)
  return api
}

const idOf = ({ path }: SeenRequest) => path.split('/').at(-1)

describe('a question to Mercado Pago', () => {
  it('lands at the address of its adapter, also while another adapter of the process asks elsewhere', async () => {
    const answerFor = (status: string) => (request: SeenRequest) => ({
      json: paymentOf({ id: idOf(request), status }),
    })
    const approvingApi = await start(answerFor('approved'))
    const rejectingApi = await start(answerFor('rejected'))
    const returnedPayments = await Promise.all(
      [approvingApi, rejectingApi, approvingApi, rejectingApi].map((api, index) =>
        api.provider.getPayment(`${index}`),
      ),
    )
    const answers = ['approved', 'rejected', 'approved', 'rejected']
    expect(returnedPayments.map((payment) => payment?.status)).toEqual(answers)
    expect(approvingApi.requests.map(({ path }) => path)).toEqual(['/v1/payments/0', '/v1/payments/2'])
    expect(approvingApi.requests[0]?.authorization).toBe(`Bearer ${accessToken}`)
  })

  it('goes to Mercado Pago itself without another address, also after calls to another address', async () => {
    const api = await start(() => ({ json: paymentOf() }))
    await api.provider.getPayment('1234567890')
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(paymentOf()))
    const real = createMercadoPago({
      accessToken,
      webhookSecrets: ['s'],
      siteName: 'Oficio',
      apiUrl: null,
      log: api.log,
    })
    await real.getPayment('1234567890')
    expect(fetchSpy.mock.calls.map(([url]) => url)).toEqual([
      'https://api.mercadopago.com/v1/payments/1234567890',
    ])
  })

  it('carries its own idempotency key and never one of a question that runs beside it', async () => {
    const api = await start(async ({ path, method }) => {
      if (path.startsWith('/preapproval')) return { json: subscriptionOf() }
      return { json: method === 'GET' ? [refundOf({ payment_id: 5 })] : refundOf({ payment_id: 5 }) }
    })
    const refund = async (key: string) => {
      await api.provider.refund({ paymentId: '5', amountCentavos: null, key })
      await api.provider.listRefunds('5')
    }
    await Promise.all([
      refund('refund:a'),
      refund('refund:b'),
      api.provider.createSubscription(subscriptionOrder),
    ])
    const keys = api.requests.filter(({ method }) => method === 'POST').map(({ key }) => key)
    expect(keys).toEqual(expect.arrayContaining(['refund:a', 'refund:b']))
    expect(new Set(keys).size).toBe(3)
    expect(api.requests.filter(({ method }) => method === 'GET').map(({ key }) => key)).toEqual([
      undefined,
      undefined,
    ])
  })

  it('ends at its deadline when the body of an answer stalls, and gives its turn back', async () => {
    const api = await start((_, before) => (before < 5 ? 'stall' : { json: paymentOf() }), {
      deadlineMs: 1_500,
    })
    const stalledCalls = await Promise.allSettled(
      Array.from({ length: 5 }, (_, id) => api.provider.getPayment(`${id}`)),
    )
    for (const outcome of stalledCalls)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'provider_away' } })
    expect(await api.provider.getPayment('1234567890')).toMatchObject({ id: '1234567890' })
  })

  it('ends at its deadline while it waits for its turn', async () => {
    const api = await start(() => 'silence', { deadlineMs: 3_000 })
    const calls = Promise.allSettled(Array.from({ length: 8 }, (_, id) => api.provider.getPayment(`${id}`)))
    await expect.poll(() => api.requests.length).toBe(5)
    expect((await calls).every(({ status }) => status === 'rejected')).toBe(true)
  })

  it('is not repeated any more once its deadline is over', async () => {
    const silent = await start(() => 'silence', { timeoutMs: 180, deadlineMs: 300 })
    const slow = await start(() => pass(280, { status: 500, json: {} }), {
      deadlineMs: 300,
      retryDelayMs: 60,
    })
    await Promise.all(
      [silent, slow].map(({ provider }) =>
        expect(provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_away' }),
      ),
    )
    const callCounts = [silent.requests.length, slow.requests.length]
    // Only waiting can show that no further call is made: both retries would have been due by now.
    await pass(350)
    expect([silent.requests.length, slow.requests.length]).toEqual(callCounts)
  })
})

it('no more than five questions are open at once', async () => {
  let running = 0
  let maxConcurrent = 0
  let letFiveGo = () => {}
  const fiveRunning = new Promise<void>((resolve) => {
    letFiveGo = resolve
  })
  const api = await start(async (request) => {
    running += 1
    maxConcurrent = Math.max(maxConcurrent, running)
    if (running === 5) letFiveGo()
    await fiveRunning
    // A sixth call would arrive now.
    await pass(15)
    running -= 1
    return { json: paymentOf({ id: idOf(request) }) }
  })
  await Promise.all(Array.from({ length: 12 }, (_, id) => api.provider.getPayment(`${id}`)))
  expect(api.requests).toHaveLength(12)
  expect(maxConcurrent).toBe(5)
})
