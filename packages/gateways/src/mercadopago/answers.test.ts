import { afterEach, describe, expect, it } from 'vitest'
import { accessToken, type LoopbackApi, startLoopbackApi } from './testing/loopback-api'
import { refusalOf } from './testing/sample-answers'

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
  ])('of a success with %s is no answer', async (_, text) => {
    const { provider } = await start(() => ({ status: 200, text }))
    await expect(provider.getPayment('1')).rejects.toMatchObject({
      code: 'provider_away',
      cause: expect.any(Error),
    })
  })

  it.each([
    [401, ['/v1/payments/1']],
    // Another account's payment is answered like that too, so the credentials are tried.
    [403, ['/v1/payments/1', '/users/me']],
  ])(
    '%i means our credentials, is never repeated and stands in the log as an error',
    async (status, asked) => {
      const { provider, seen, log } = await start(() => ({
        status,
        json: { message: 'invalid access token', error: 'unauthorized', status },
      }))
      await expect(provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_denied' })
      expect(seen.map(({ path }) => path)).toEqual(asked)
      expect(log.lines).toMatchObject([
        { level: 'error', details: { operation: 'get payment', status, reason: 'unauthorized' } },
      ])
    },
  )

  it('of 404 means null where something was looked for', async () => {
    const { provider, log } = await start(() => refusalOf(404, 2000))
    expect(await provider.getPayment('1')).toBeNull()
    expect(await provider.getSubscription('2c93')).toBeNull()
    expect(await provider.getCharge('1')).toBeNull()
    expect(log.lines).toEqual([])
  })

  it.each<[string, number, unknown]>([
    ['404', 404, [{ code: 2000 }]],
    ['400', 400, []],
    ['400 with one cause by itself', 400, { code: 'bad_id' }],
    ['400 without a cause', 400, null],
  ])('of %s to a question about one id means that there is none', async (_, status, cause) => {
    const { provider, log } = await start(() => ({
      status,
      json: { message: 'no', error: 'x', status, cause },
    }))
    expect(await provider.getPayment('1')).toBeNull()
    expect(await provider.getSubscription('2c93')).toBeNull()
    expect(await provider.getCharge('1')).toBeNull()
    expect(await provider.listCharges('2c93')).toEqual({ rows: [], unread: [] })
    expect(await provider.listRefunds('1')).toEqual({ rows: [], unread: [] })
    expect(log.lines).toEqual([])
  })

  it('of 403 means another account’s while our credentials count', async () => {
    const { provider, log } = await start(({ path }) =>
      path === '/users/me' ? { json: { id: 1 } } : refusalOf(403, 'forbidden'),
    )
    expect(await provider.getPayment('1')).toBeNull()
    expect(await provider.getSubscription('2c93')).toBeNull()
    expect(log.lines).toEqual([])
  })

  it.each([
    ['a list', [{ code: 2084 }]],
    ['one by itself', { code: '2084' }],
    ['among what makes no sense', ['2084', null, { code: 2084 }, { code: {} }]],
  ])('of a no is noted with its cause: %s', async (_, cause) => {
    const { provider, log } = await start(() => ({ status: 422, json: { message: 'no', error: 'x', cause } }))
    await expect(provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_refused' })
    expect(log.lines).toMatchObject([{ details: { details: ['2084'] } }])
  })

  it('of another 4xx means no, and its code is in the log but neither its text nor our secrets', async () => {
    const { provider, log } = await start(() => ({
      status: 422,
      json: {
        message: 'lucia@correo.example may not',
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
      { level: 'warn', details: { status: 422, reason: 'bad_request', details: ['2084'] } },
    ])
    const logged = JSON.stringify(log.lines)
    expect(logged).not.toContain('lucia')
    expect(logged).not.toContain(accessToken)
  })
})
