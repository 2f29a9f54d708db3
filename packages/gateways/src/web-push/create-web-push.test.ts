import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWebPush } from './create-web-push'
import { type PushStandIn, readVapid, startPushStandIn } from './testing/push-stand-in'
import { vapidKeysOf } from './vapid-keys'

const privateKey = randomBytes(32).toString('hex')
const message = {
  text: JSON.stringify({ title: 'Nueva solicitud para vos', body: 'Pérdida de agua ñ' }),
  topic: '0198c0de00007000800000000000000a',
  ttlSeconds: 3600,
  isUrgent: true,
}

let service: PushStandIn
let warnings: object[]
beforeEach(async () => {
  service = await startPushStandIn()
  warnings = []
})
afterEach(() => service.stop())

const silent = () => undefined
const pushing = (options: { timeoutMs?: number; mayReach?: (address: string) => boolean } = {}) =>
  createWebPush({
    privateKey,
    contact: 'https://oficio.example',
    log: { info: silent, error: silent, warn: (details) => void warnings.push(details) },
    mayReach: () => true,
    ...options,
  })
const send = (options?: Parameters<typeof pushing>[0]) => pushing(options).send(service.device, message)
const answering = (status: number, headers: Record<string, string> = {}) => {
  service.answer = (response) => void response.writeHead(status, headers).end('x'.repeat(100))
}

describe('a message', () => {
  it('arrives at the browser, which alone can read it', async () => {
    expect(await send()).toBe('sent')
    const [{ headers, body }] = service.pushes as [PushStandIn['pushes'][number]]
    expect(service.decrypt(body)).toBe(message.text)
    expect(body.includes('Nueva solicitud')).toBe(false)
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      topic: message.topic,
      urgency: 'high',
    })
  })

  it('is signed for that push service alone, with the key that browsers subscribe with', async () => {
    await send()
    const { key, claims } = readVapid(service.pushes[0]?.headers.authorization)
    expect(key).toBe(pushing().publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'https://oficio.example' })
  })

  it('is readable to nobody where the browser named keys that none can have made', () => {
    const { device } = service
    const { isReadable } = pushing()
    expect(isReadable(device)).toBe(true)
    expect(isReadable({ ...device, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false)
    expect(isReadable({ ...device, auth: 'short' })).toBe(false)
  })
})

describe('a push service', () => {
  it.each([404, 410])('forgets the device after the answer %i', async (status) => {
    answering(status)
    expect(await send()).toBe('gone')
  })

  it.each([
    [429, { 'retry-after': '120' }, 120_000],
    [503, { 'retry-after': '7' }, 7_000],
    [500, {}, null],
    [502, { 'retry-after': 'soon' }, null],
    [503, { 'retry-after': 'Wed, 01 Jan 2020 00:00:00 GMT' }, 0],
  ])('retries later after the answer %i %o', async (status, headers, retryAfterMs) => {
    answering(status, headers as Record<string, string>)
    expect(await send()).toEqual({ retryAfterMs })
  })

  it.each([400, 401, 403, 413, 302])(
    'throws after the answer %i because the fault is ours, without the address',
    async (status) => {
      answering(status, { location: '/elsewhere' })
      const failure = await send().catch((error: Error) => error.message)
      expect(failure).toBe(`127.0.0.1 answered ${status}`)
      expect(service.pushes).toHaveLength(1)
    },
  )

  it.each<[string, (response: ServerResponse) => void]>([
    ['says nothing', () => undefined],
    ['hangs up', (response) => void response.destroy()],
  ])('retries later if the service %s', async (_, answer) => {
    service.answer = answer
    expect(await send({ timeoutMs: 200 })).toEqual({ retryAfterMs: null })
    expect(JSON.stringify(warnings)).not.toContain('the-browser')
    expect(warnings).toHaveLength(1)
  })

  it('accepts an endless answer', async () => {
    service.answer = (response) => {
      response.writeHead(201)
      response.write('x')
    }
    expect(await send()).toBe('sent')
  })

  it('retries later if the service is away', async () => {
    await service.stop()
    expect(await send()).toEqual({ retryAfterMs: null })
  })
})

describe('an address', () => {
  it.each([
    ['of this machine', () => service.device.endpoint],
    ['of this machine by name', () => service.device.endpoint.replace('127.0.0.1', 'localhost')],
    ['that looks like another one', () => service.device.endpoint.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
    ['of the neighbours', () => 'http://10.1.2.3/push'],
    ['of a cloud’s own', () => 'http://169.254.169.254/latest/meta-data'],
  ])('%s is never spoken to', async (_, endpoint) => {
    const push = pushing({ mayReach: undefined })
    expect(await push.send({ ...service.device, endpoint: endpoint() }, message)).toEqual({
      retryAfterMs: null,
    })
    expect(service.pushes).toEqual([])
    expect(
      JSON.stringify(warnings, (_key, value) => (value instanceof Error ? value.message : value)),
    ).toMatch(/public network/)
  })

  it('resolves a name and connects only to allowed addresses', async () => {
    const endpoint = service.device.endpoint.replace('127.0.0.1', 'localhost')
    const push = pushing({ mayReach: (address) => address === '127.0.0.1' })
    expect(await push.send({ ...service.device, endpoint }, message)).toBe('sent')
  })
})

it('a key is read as digits or as letters of addresses, and gives one public key', () => {
  const letters = Buffer.from(privateKey, 'hex').toString('base64url')
  expect(vapidKeysOf(letters)).toEqual(vapidKeysOf(privateKey))
  for (const wrong of ['', 'short', '0'.repeat(64), 'f'.repeat(64)])
    expect(() => vapidKeysOf(wrong)).toThrow()
})
