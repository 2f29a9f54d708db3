import { afterEach, describe, expect, it } from 'vitest'
import { accessToken, type LoopbackApi, startLoopbackApi } from './loopback-api'
import { refusalOf } from './sample-answers'

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

  it.each([401, 403])(
    '%i means our credentials, is never repeated and stands in the log as an error',
    async (status) => {
      const { provider, seen, log } = await start(() => ({
        status,
        json: { message: 'invalid access token', error: 'unauthorized', status },
      }))
      await expect(provider.getPayment('1')).rejects.toMatchObject({ code: 'provider_denied' })
      expect(seen).toHaveLength(1)
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

  it('of another 4xx means no, and its code is in the log but neither its text nor our secrets', async () => {
    const { provider, log } = await start(() => ({
      status: 400,
      json: {
        message: 'lucia@correo.example may not',
        error: 'bad_request',
        status: 400,
        cause: [{ code: 2084 }],
      },
    }))
    await expect(provider.getPayment('1')).rejects.toMatchObject({
      code: 'provider_refused',
      cause: expect.any(Error),
    })
    expect(log.lines).toMatchObject([
      { level: 'warn', details: { status: 400, reason: 'bad_request', details: ['2084'] } },
    ])
    const logged = JSON.stringify(log.lines)
    expect(logged).not.toContain('lucia')
    expect(logged).not.toContain(accessToken)
  })
})
