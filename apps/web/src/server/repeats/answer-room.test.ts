import { randomBytes, randomUUID } from 'node:crypto'
import { defineEndpoint } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { logInToApi } from '@oficio/domain/accounts/sessions/log-in-to-api'
import { visitor } from '@oficio/domain/kernel/actor'
import { connectionHashOf } from '@oficio/domain/kernel/caller-marks'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { addHours } from 'date-fns'
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
  body: z.object({}),
  response: z.object({ text: z.string() }),
  status: 201,
})

const address = '200.1.2.3'
let ctx: TestCtx
let runCount: number
beforeEach(async () => {
  ctx = await createTestContext()
  runCount = 0
})

interface CallOptions {
  key?: string
  bytes?: number
  headers?: Record<string, string>
}

const send = async ({ key = randomUUID(), bytes = 10, headers }: CallOptions = {}) => {
  const { headers: type, body } = json({})
  const answer = await callEndpoint(ctx, {
    endpoint: makeNote,
    headers: { ...type, 'x-client-address': address, 'idempotency-key': key, ...headers },
    body,
    work: () => {
      runCount += 1
      return jsonAnswer(201, { text: 'a'.repeat(bytes) })
    },
  })
  return { status: answer.status, isKept: answer.headers.get('idempotency-not-kept') === null }
}

/** Stores responses, as earlier calls of the same connection would. */
async function fill({ calls, bytes = 1 }: { calls: number; bytes?: number }): Promise<void> {
  const connectionMark = connectionHashOf(ctx, { connection: address }) ?? ''
  const answer = Uint8Array.from(randomBytes(bytes))
  await ctx.db.keyedCall.createMany({
    data: Array.from({ length: calls }, () => ({
      id: randomUUID(),
      bodyMark: 'mark',
      attemptId: randomUUID(),
      startedAt: ctx.clock.now(),
      answer,
      connectionMark,
    })),
  })
}

const sendMany = (count: number, options: CallOptions = {}) =>
  Promise.all(Array.from({ length: count }, () => send(options)))

const storedBytes = async () => {
  const rows = await ctx.db.keyedCall.findMany({ select: { answer: true } })
  return rows.reduce((sum, { answer }) => sum + (answer?.length ?? 0), 0)
}

describe('the kept answers of one connection', () => {
  it('are no more than its room, however many calls with new keys come at once, and every call is done', async () => {
    await fill({ calls: serverLimits.keptAnswersPerConnection - 2 })
    const answers = await sendMany(8)
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    expect(answers.filter(({ isKept }) => isKept)).toHaveLength(2)
    expect([runCount, await ctx.db.keyedCall.count()]).toEqual([8, serverLimits.keptAnswersPerConnection])
  })

  it('hold no more bytes than its room, however many large answers are made at once', async () => {
    const bytes = serverLimits.keptAnswerBytes - 1024
    const room = serverLimits.keptAnswerBytesPerConnection
    await fill({ calls: Math.floor(room / bytes) - 2, bytes })
    const answers = await sendMany(8, { bytes })
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
    const keptCount = answers.filter(({ isKept }) => isKept).length
    expect([keptCount > 0, keptCount < 8, (await storedBytes()) <= room]).toEqual([true, true, true])
  })

  it('leave a too large answer out, and a repeat does the call again', async () => {
    const key = randomUUID()
    const options = { key, bytes: serverLimits.keptAnswerBytes }
    expect([await send(options), await send(options)]).toEqual(Array(2).fill({ status: 201, isKept: false }))
    expect([runCount, await ctx.db.keyedCall.count()]).toEqual([2, 0])
  })

  it('are still given to repeats when the room is full, and new calls are kept again a day later', async () => {
    const key = randomUUID()
    await send({ key })
    await fill({ calls: serverLimits.keptAnswersPerConnection })
    await send({ key })
    expect(runCount).toBe(1)
    expect(await send()).toEqual({ status: 201, isKept: false })
    ctx.clock.set(addHours(ctx.clock.now(), limits.idempotencyHours))
    expect(await send()).toEqual({ status: 201, isKept: true })
  })

  it('take no room of another connection, and accounts have more room behind the same one', async () => {
    await fill({ calls: serverLimits.keptAnswersPerConnection })
    expect(await send({ headers: { 'x-client-address': '200.1.2.4' } })).toMatchObject({ isKept: true })
    const user = await buildUser(ctx, { password: 'una clave larga' })
    const login = { username: user.username, password: 'una clave larga' }
    const { accessToken } = await logInToApi(ctx, visitor(), login)
    const headers = { authorization: `Bearer ${accessToken}` }
    expect(await send({ headers })).toMatchObject({ isKept: true })
    await fill({
      calls: serverLimits.keptAnswersPerConnection * (serverLimits.keptAnswersFactorOfAccounts - 1),
    })
    expect(await send({ headers })).toMatchObject({ status: 201, isKept: false })
  })
})
