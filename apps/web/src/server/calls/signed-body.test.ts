import { mailSignatureHeaders, receiveMailEventsEndpoint } from '@oficio/contracts/kernel/mail-events'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { signMailEvents } from '@oficio/domain/kernel/mail/events/require-mail-signature'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeAll, describe, expect, it } from 'vitest'
import { callEndpoint } from '../testing/call-endpoint'

let ctx: TestCtx
beforeAll(async () => {
  ctx = await createTestContext()
})

const secret = 'test-mail-secret-of-more-than-32-characters'
const text = '{ "events": [{"id": "a\\u0000"}, 7] }'
const secondsAgo = (seconds: number) => String(ctx.clock.now().getTime() / 1000 - seconds)

interface SignedCall {
  body?: string
  timestamp?: string
  signature?: string | null
  type?: string
}

function tell({
  body = text,
  timestamp = secondsAgo(0),
  type = 'application/json',
  ...options
}: SignedCall = {}) {
  const { signature = signMailEvents(secret, timestamp, body) } = options
  const headers = {
    'content-type': type,
    [mailSignatureHeaders.timestamp]: timestamp,
    ...(signature !== null && { [mailSignatureHeaders.signature]: signature }),
  }
  return callEndpoint(ctx, { endpoint: receiveMailEventsEndpoint, body, headers })
}

describe('what the mail provider tells', () => {
  it('is taken when its very bytes were signed, also with rows that no database could store', async () => {
    const { status, input } = await tell()
    expect(status).toBe(200)
    expect(input).toMatchObject({ events: [{ id: 'a\u0000' }, 7] })
  })

  it.each<[string, () => SignedCall]>([
    ['nothing signed it', () => ({ signature: null })],
    ['other bytes were signed', () => ({ signature: signMailEvents(secret, secondsAgo(0), `${text} `) })],
    ['another moment was signed', () => ({ signature: signMailEvents(secret, secondsAgo(1), text) })],
    ['another key signed it', () => ({ signature: signMailEvents('another', secondsAgo(0), text) })],
    ['its signature is of another length', () => ({ signature: 'sha256=00' })],
    [
      'it was recorded a while ago',
      () => ({ timestamp: secondsAgo(serverLimits.mailEventsMinutes * 60 + 1) }),
    ],
    ['it is ahead of the time', () => ({ timestamp: secondsAgo(-serverLimits.mailEventsMinutes * 60 - 1) })],
    ['its moment is no number', () => ({ timestamp: 'now' })],
    ['it is broken, and nothing signed it', () => ({ body: '{"events"', signature: 'sha256=00' })],
  ])('is refused before anything is made of it where %s', async (_, callOf) => {
    const { status, input, body } = await tell(callOf())
    expect([status, input]).toEqual([401, undefined])
    expect(body).toMatchObject({ code: 'notification_refused' })
  })

  it('is refused where the site has no key', async () => {
    const ctxWithoutSecret = { ...ctx, mailWebhookSecret: null }
    const headers = {
      [mailSignatureHeaders.timestamp]: secondsAgo(0),
      [mailSignatureHeaders.signature]: signMailEvents('', secondsAgo(0), text),
    }
    const { status } = await callEndpoint(ctxWithoutSecret, {
      endpoint: receiveMailEventsEndpoint,
      body: text,
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(status).toBe(401)
  })

  it.each([
    ['it is no list', '{"events": 7}', 422],
    ['it is not JSON', '{"events"', 400],
    ['it is longer than any call may be', JSON.stringify({ events: ['x'.repeat(300_000)] }), 413],
    [
      'there are more than one call may hold',
      JSON.stringify({ events: Array(limits.mailEventsPerCall + 1).fill(1) }),
      422,
    ],
  ])('is refused although it is signed where %s', async (_, body, status) => {
    expect((await tell({ body })).status).toBe(status)
  })
})
