import { randomUUID } from 'node:crypto'
import { defineEndpoint } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { logInToApi } from '@oficio/domain/accounts/sessions/log-in-to-api'
import { visitor } from '@oficio/domain/kernel/actor'
import { forgetKeyedCalls } from '@oficio/domain/kernel/repeats/keyed-calls'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { addHours, addSeconds } from 'date-fns'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { jsonAnswer } from '../calls/answers'
import { callEndpoint, json } from '../testing/call-endpoint'

const makeNote = defineEndpoint({
  name: 'makeNote',
  summary: 'Makes a note.',
  tag: 'Operación',
  method: 'POST',
  path: '/notes',
  access: 'anyone',
  needsDevice: true,
  body: z.object({ text: z.string() }),
  response: z.object({ id: z.string() }),
  status: 201,
})

let ctx: TestCtx
let runs: string[]
beforeEach(async () => {
  ctx = await createTestContext()
  runs = []
})

/** Writes one record for each time that the work is done. */
const note = () => {
  const id = randomUUID()
  runs.push(id)
  return jsonAnswer(201, { id })
}

interface CallOptions {
  key?: string
  text?: string
  headers?: Record<string, string>
  work?: () => Promise<Response> | Response
}

function send({ key, text = 'hola', headers, work = note }: CallOptions) {
  const { headers: type, body } = json({ text })
  return callEndpoint(ctx, {
    endpoint: makeNote,
    headers: { ...type, ...(key !== undefined && { 'idempotency-key': key }), ...headers },
    body,
    work,
  })
}

const cookieIn = ({ headers }: { headers: Headers }) => headers.get('set-cookie')?.split(';')[0] ?? ''

describe('a repeat with the same idempotency key', () => {
  it('gets the first answer, its status and a mark, and does nothing', async () => {
    const key = randomUUID()
    const first = await send({ key })
    expect(first).toMatchObject({ status: 201, body: { id: runs[0] } })
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    const repeat = await send({ key })
    expect([repeat.status, repeat.body]).toEqual([201, first.body])
    expect(repeat.headers.get('idempotency-replayed')).toBe('true')
    expect(runs).toHaveLength(1)
  })

  it('gives a visitor who lost answer and cookie both back', async () => {
    const key = randomUUID()
    const cookie = cookieIn(await send({ key }))
    expect(cookie).toMatch(/^oficio_device=/)
    expect(cookieIn(await send({ key }))).toBe(cookie)
    // A caller with a cookie keeps it.
    const other = { cookie: `oficio_device=${'b'.repeat(32)}` }
    const repeat = await send({ key, headers: other })
    expect([repeat.body, cookieIn(repeat)]).toEqual([{ id: runs[0] }, ''])
  })

  it('is the same key in the quotes of the draft standard', async () => {
    const key = randomUUID()
    await send({ key })
    expect((await send({ key: `"${key}"` })).headers.get('idempotency-replayed')).toBe('true')
  })

  it('is refused when the body differs', async () => {
    const key = randomUUID()
    await send({ key })
    const reuseError = { status: 422, body: { code: 'idempotency_key_reused' } }
    expect(await send({ key, text: 'chau' })).toMatchObject(reuseError)
    expect(runs).toHaveLength(1)
  })

  it('does the work once when eight come at once, and tells the others when to ask again', async () => {
    const key = randomUUID()
    let finish = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      finish = resolve
    })
    const work = async () => {
      await gate
      return note()
    }
    let refusals = 0
    const calls = Array.from({ length: 8 }, async () => {
      const answer = await send({ key, work })
      if (answer.status === 409) refusals += 1
      // Releases the running call once the other seven are answered.
      if (refusals === 7) finish()
      return answer
    })
    const answers = await Promise.all(calls)
    expect(runs).toHaveLength(1)
    const conflicts = answers.filter(({ status }) => status === 409)
    expect(conflicts).toHaveLength(7)
    for (const { body, headers } of conflicts) {
      expect(body).toMatchObject({ code: 'idempotency_in_progress', retryAfterSeconds: 1 })
      expect(headers.get('retry-after')).toBe('1')
    }
    expect((await send({ key })).body).toEqual({ id: runs[0] })
  })
})

describe('what is stored of a call with a key', () => {
  it('is no refusal and no failure, so the same key may be tried again', async () => {
    const key = randomUUID()
    const failures = [
      async () => {
        throw new AppError('not_found')
      },
      async () => {
        throw new Error('broken')
      },
      () => jsonAnswer(500, {}),
    ]
    for (const work of failures) expect((await send({ key, work })).status).toBeGreaterThanOrEqual(400)
    expect(await send({ key, text: 'otra cosa' })).toMatchObject({ status: 201 })
    expect(runs).toHaveLength(1)
  })

  it('holds neither the answer, the body nor the key in readable form', async () => {
    const key = randomUUID()
    await send({ key, text: 'mi secreto' })
    const [row] = await ctx.db.keyedCall.findMany()
    const storedText = [row?.id, row?.bodyMark, Buffer.from(row?.answer ?? []).toString('latin1')].join(' ')
    for (const secret of [key, 'mi secreto', runs[0] ?? '', 'oficio_device'])
      expect(storedText).not.toContain(secret)
  })

  it('is forgotten after its time: the key is free again, and the clock deletes the row', async () => {
    const key = randomUUID()
    await send({ key })
    ctx.clock.set(addHours(ctx.clock.now(), limits.idempotencyHours))
    expect((await send({ key })).headers.get('idempotency-replayed')).toBeNull()
    expect(runs).toHaveLength(2)
    ctx.clock.set(addHours(ctx.clock.now(), limits.idempotencyHours + 1))
    await forgetKeyedCalls(ctx)
    expect(await ctx.db.keyedCall.count()).toBe(0)
  })

  it('lets a repeat take over from a process that died, whose late answer then changes nothing', async () => {
    const key = randomUUID()
    const late = await send({
      key,
      work: async () => {
        ctx.clock.set(addSeconds(ctx.clock.now(), serverLimits.idempotencyLeaseSeconds))
        await send({ key })
        return jsonAnswer(201, { id: 'late' })
      },
    })
    expect(late.body).toEqual({ id: 'late' })
    expect((await send({ key })).body).toEqual({ id: runs[0] })
  })
})

const publicId = '019ac7a1-4c3e-7b52-9f0d-6e81a2d4c5f7'
const otherPublicId = '019ac7a2-9d1f-7e03-8a6b-0c94f3b7e215'

describe('keys of different callers', () => {
  const device = (letter: string) => ({ cookie: `oficio_device=${letter.repeat(32)}` })

  it('never meet where they could be guessed: a short or patterned key works with its device cookie only', async () => {
    const guessable = [
      'pedido-1',
      'pedido-de-lucia-fernandez-2026-11-28-0001',
      '00000000-0000-4000-8000-000000000001',
      '12345678901234567890123456789012',
      // The ids of the site are UUIDs of version 7, which strangers may know.
      `reenvio-${publicId}`,
      publicId,
      publicId.replaceAll('-', ''),
      `${publicId}${otherPublicId}`.replaceAll('-', ''),
      `${randomUUID()}-${publicId}`,
      // A key with text around a random id may be guessable.
      `reenvio-${randomUUID()}`,
    ]
    for (const key of guessable) {
      runs = []
      await send({ key, headers: device('a') })
      await send({ key, headers: device('b') })
      const repeat = await send({ key, headers: device('a') })
      expect([runs.length, repeat.body]).toEqual([2, { id: runs[0] }])
      expect(await send({ key })).toMatchObject({
        status: 422,
        body: { errors: { 'idempotency-key': 'Sin sesión ni cookie tiene que ser un UUID al azar.' } },
      })
    }
  })

  it('never meet between accounts, nor between an account and a visitor', async () => {
    const key = randomUUID()
    const bearer = async () => {
      const user = await buildUser(ctx, { password: 'una clave larga' })
      const login = { username: user.username, password: 'una clave larga' }
      const { accessToken } = await logInToApi(ctx, visitor(), login)
      return { authorization: `Bearer ${accessToken}` }
    }
    const [firstToken, other] = [await bearer(), await bearer()]
    const answers = [
      await send({ key, headers: firstToken }),
      await send({ key, headers: other }),
      await send({ key }),
    ]
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(3)
    expect((await send({ key, headers: firstToken })).body).toEqual(answers[0]?.body)
  })

  it('never meet between a page and a program, because a program is answered with tokens', async () => {
    const key = randomUUID()
    await send({ key })
    await send({ key, headers: { origin: 'http://localhost:3000' } })
    expect(runs).toHaveLength(2)
  })

  it('are refused when they are too long, and never cut', async () => {
    const key = 'k'.repeat(limits.idempotencyKeyMax + 1)
    expect(await send({ key, headers: device('a') })).toMatchObject({
      status: 422,
      body: { errors: { 'idempotency-key': 'Puede tener hasta 255 caracteres.' } },
    })
  })
})
