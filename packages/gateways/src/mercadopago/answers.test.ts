import { afterEach, describe, expect, it } from 'vitest'
import { accessToken, type LoopbackApi, startLoopbackApi } from './testing/loopback-api'
import { refusalOf } from './testing/sample-answers'

const subscription = { id: '2c93', reference: 'subscription-1', chargedCount: 0 }

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

async function start(reply: Parameters<typeof startLoopbackApi>[0]): Promise<LoopbackApi> {
  api = await startLoopbackApi(reply)
  return api
}

describe('an answer', () => {
  it.each([
    ['no body', ''],
    ['half a body', '{"id": 123, "status": "appr'],
    ['a page', '<html>Mantenimiento</html>'],
    ['nothing', 'null'],
    ['something else', '{"id": 123}'],
    ['a list', '[]'],
  ])('is unreadable if it is a success with %s', async (_, text) => {
    const { provider } = await start(() => ({ status: 200, text }))
    await expect(provider.getPayment('1')).rejects.toMatchObject({
      code: 'provider_away',
      cause: expect.any(Error),
    })
  })

  it.each([
    [401, { error: 'unauthorized' }],
    [403, { error: 'forbidden' }],
    [403, { code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES', blocked_by: 'PolicyAgent' }],
    [403, { message: 'At least one policy returned UNAUTHORIZED.', cause: [] }],
  ])('%i %o means our credentials, is never repeated and is logged as an error', async (status, body) => {
    const { provider, requests, log } = await start(({ path }) =>
      path === '/users/me' ? { json: { id: 1 } } : { status, json: { status, ...body } },
    )
    const reads = [
      () => provider.getPayment('1'),
      () => provider.getSubscription('2c93'),
      () => provider.getCharge('1'),
      () => provider.listRefunds('1'),
      () => provider.listCharges(subscription),
    ]
    for (const read of reads) await expect(read()).rejects.toMatchObject({ code: 'provider_denied' })
    expect(requests).toHaveLength(reads.length)
    expect(log.lines).toHaveLength(reads.length)
    expect(log.lines[0]).toMatchObject({ level: 'error', details: { operation: 'get payment', status } })
  })

  it.each([
    ['404', 404, { message: 'Payment not found', cause: [{ code: 2000 }] }],
    ['400 of another account', 400, { message: 'The preapproval is not valid for callerId 123456' }],
  ])(
    'means that the object does not exist if it is %s to a question about one id, and is logged',
    async (_, status, body) => {
      const { provider, log } = await start(() => ({ status, json: { status, ...body } }))
      expect(await provider.getPayment('1')).toBeNull()
      expect(await provider.getSubscription('2c93')).toBeNull()
      expect(await provider.getCharge('1')).toBeNull()
      expect(await provider.listCharges(subscription)).toEqual({ rows: [], unread: [] })
      expect(await provider.listRefunds('1')).toEqual({ rows: [], unread: [] })
      expect(log.lines).toHaveLength(5)
      expect(log.lines[0]).toMatchObject({
        level: 'info',
        details: { operation: 'get payment', status, message: body.message.replace(/\d/g, '#') },
      })
    },
  )

  it.each([
    ['with causes', [{ code: 1 }]],
    ['without a cause', null],
  ])('is a fault if it is any other 400 %s, also to a search', async (_, cause) => {
    const json = { message: 'Invalid value for limit', status: 400, cause }
    const { provider, log } = await start(() => ({ status: 400, json }))
    const asks = [
      () => provider.getPayment('1'),
      () => provider.getSubscription('2c93'),
      () => provider.getCharge('1'),
      () => provider.listCharges(subscription),
      () => provider.listRefunds('1'),
      () => provider.findPayments('intent-1'),
      () => provider.findSubscriptions({ payerEmail: 'lucia@correo.example' }),
    ]
    for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'provider_refused' })
    expect(log.lines).toHaveLength(asks.length)
    expect(log.lines[3]).toMatchObject({
      level: 'warn',
      details: { operation: 'list charges', status: 400, message: 'Invalid value for limit' },
    })
  })

  it("means another account's object if it is a 403 with the code of a forbidden resource, while our credentials are valid", async () => {
    const { provider, log } = await start(({ path }) =>
      path === '/users/me' ? { json: { id: 1 } } : refusalOf(403, 4),
    )
    expect(await provider.getPayment('1')).toBeNull()
    expect(log.lines).toMatchObject([{ level: 'info', details: { status: 403 } }])
    await api?.close()
    const forbiddenApi = await start(() => refusalOf(403, 4))
    await expect(forbiddenApi.provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_denied' })
  })

  it.each([
    ['a list', [{ code: 2084 }]],
    ['one by itself', { code: '2084' }],
    ['among what makes no sense', ['2084', null, { code: 2084 }, { code: {} }]],
  ])('is logged with its cause if it is a refusal: %s', async (_, cause) => {
    const { provider, log } = await start(() => ({ status: 422, json: { message: 'no', error: 'x', cause } }))
    await expect(provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_refused' })
    expect(log.lines).toMatchObject([{ details: { details: ['2084'] } }])
  })

  it('is a refusal if it is another 4xx, and logs its code and sentence without mails, numbers or secrets', async () => {
    const { provider, log } = await start(() => ({
      status: 422,
      json: {
        message: `lucia@correo.example may not pay 20-12345678-9 with ${accessToken}-8a`,
        error: 'bad_request',
        status: 422,
        cause: [{ code: 2084 }],
      },
    }))
    await expect(provider.getPayment('1')).rejects.toMatchObject({
      code: 'provider_refused',
      cause: expect.any(Error),
    })
    expect(log.lines).toMatchObject([
      {
        level: 'warn',
        details: {
          status: 422,
          reason: 'bad_request',
          details: ['2084'],
          message: '…@… may not pay ##-########-# with …',
        },
      },
    ])
    const logText = JSON.stringify(log.lines)
    expect(logText).not.toContain('lucia')
    expect(logText).not.toContain(accessToken)
  })
})
