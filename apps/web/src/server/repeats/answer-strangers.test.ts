import { randomUUID } from 'node:crypto'
import { defineEndpoint } from '@oficio/contracts/endpoint'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jsonAnswer } from '../calls/answers'
import { callEndpoint } from '../testing/call-endpoint'

const resend = defineEndpoint({
  name: 'resend',
  summary: 'Sends the code of a note again.',
  tag: 'Operación',
  method: 'POST',
  path: '/notes/{id}/resend',
  access: 'anyone',
  needsDevice: true,
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.string() }),
  status: 202,
})

let ctx: TestCtx
let runCount: number
beforeEach(async () => {
  ctx = await createTestContext()
  runCount = 0
})

const note = () => {
  runCount += 1
  return jsonAnswer(202, { id: String(runCount) })
}

const publicId = '019ac7a1-4c3e-7b52-9f0d-6e81a2d4c5f7'
const device = { cookie: `oficio_device=${'a'.repeat(32)}` }

describe('idempotency keys of calls without a body', () => {
  const resendOf = (id: string, headers: Record<string, string>) =>
    callEndpoint(ctx, {
      endpoint: resend,
      path: `/api/notes/${id}/resend`,
      params: { id },
      headers,
      work: note,
    })

  it('never meet where the key is an id of the path, whatever its version', async () => {
    for (const id of [publicId, randomUUID()])
      for (const key of [id, id.toUpperCase(), id.replaceAll('-', ''), `${id}${id}`.replaceAll('-', '')]) {
        await resendOf(id, { ...device, 'idempotency-key': key })
        expect((await resendOf(id, { 'idempotency-key': key })).status).toBe(422)
      }
  })

  it('give nobody the device of another by a call without a body', async () => {
    const key = randomUUID()
    await resendOf(publicId, { ...device, 'idempotency-key': key })
    const repeat = await resendOf(publicId, { 'idempotency-key': key })
    expect(repeat.headers.get('idempotency-replayed')).toBe('true')
    expect(repeat.headers.get('set-cookie')).not.toContain(device.cookie)
  })

  it('never match between holders of different tracking links, or with a caller without a link', async () => {
    const key = { ...device, 'idempotency-key': randomUUID() }
    const first = await resendOf(publicId, { ...key, 'x-tracking-token': 'one' })
    await resendOf(publicId, { ...key, 'x-tracking-token': 'other' })
    await resendOf(publicId, key)
    expect(runCount).toBe(3)
    expect((await resendOf(publicId, { ...key, 'x-tracking-token': 'one' })).body).toEqual(first.body)
  })
})
