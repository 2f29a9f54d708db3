import { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeAll, describe, expect, it } from 'vitest'
import { callEndpoint } from '../testing/call-endpoint'

let ctx: TestCtx
beforeAll(async () => {
  ctx = await createTestContext()
})

const signed = { 'x-signature': 'ts=1,v1=0', 'x-request-id': 'delivery-1' }
const json = { 'content-type': 'application/json' }
const query = 'data.id=123&type=payment'
const notify = (body: Partial<Parameters<typeof callEndpoint>[1]>) =>
  callEndpoint(ctx, {
    endpoint: receiveNotificationEndpoint,
    params: { provider: 'mercadopago' },
    query,
    ...body,
    headers: { ...signed, ...body.headers },
  })

describe('a notification is identified by its address and headers alone', () => {
  it.each([
    { name: 'none', sent: {} },
    { name: 'plain text', sent: { body: 'hola' } },
    { name: 'without a type', sent: { body: new Uint8Array([123, 125]) } },
    { name: 'broken', sent: { headers: json, body: '{"data"' } },
    { name: 'a list', sent: { headers: json, body: '[]' } },
    { name: 'not UTF-8', sent: { headers: json, body: new Uint8Array([0xff, 0xfe]) } },
    { name: 'too long', sent: { headers: json, body: JSON.stringify('x'.repeat(300_000)) } },
    { name: 'announced as too long', sent: { headers: { ...json, 'content-length': '900000' }, body: '{}' } },
  ])('is accepted with any body: $name', async ({ sent }) => {
    const { status, input } = await notify(sent)
    expect(status).toBe(200)
    expect(input).toEqual({ ...signed, provider: 'mercadopago', 'data.id': '123', type: 'payment' })
  })

  it('uses the first value of a repeated parameter, which is the signed one', async () => {
    const { status, input } = await notify({ query: `${query}&data.id=456&type=x` })
    expect(status).toBe(200)
    expect(input).toMatchObject({ 'data.id': '123', type: 'payment' })
  })
})
