import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { createLimiter } from '../limits/limiter'
import { rateLimits } from '../limits/rate-limits'
import { authSecret, cookieOf } from '../testing/call-endpoint'
import { answerChanges } from './answer-changes'

const password = 'una clave larga'
// The web server keeps its shared parts in this global property. The test replaces them.
const pinnedKey = Symbol.for('oficio.web')
const pinned = globalThis as { [pinnedKey]?: unknown }

let ctx: TestCtx
/** How often a session was looked up in the database. */
let lookups = 0
beforeEach(async () => {
  ctx = await createTestContext()
  lookups = 0
  const db = new Proxy(ctx.db, {
    get: (target, name) => {
      lookups += 1
      return Reflect.get(target, name)
    },
  })
  // The limits of reads count in memory.
  const limiter = createLimiter({
    query: () => expect.unreachable('the counter asked the database'),
  } as never)
  pinned[pinnedKey] = { ctx: { ...ctx, db }, authSecret, limiter }
})
afterAll(() => {
  delete pinned[pinnedKey]
})

async function newCookie(): Promise<string> {
  const { id, username } = await buildUser(ctx, { password })
  const { session } = await logIn(ctx, visitor(), { username, password, kind: 'web' })
  return cookieOf({ userId: id, sessionId: session.sessionId })
}

/** Starts a stream and leaves it. Returns the response. */
async function start(cookie: string, address = '200.1.2.3'): Promise<Response> {
  const headers = { 'x-client-address': address, cookie }
  const answer = await answerChanges(
    new Request('http://localhost:3000/api/auth/changes?role=user', { headers }),
  )
  if (answer.status === 200) await answer.body?.cancel()
  return answer
}

it('opens a stream for a signed-in user, and none for a visitor', async () => {
  const answer = await start(await newCookie())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  expect((await start('')).status).toBe(204)
})

it('refuses an account that starts too many streams, before it asks the database', async () => {
  const cookie = await newCookie()
  for (let count = 0; count < rateLimits.read.own.points; count += 1)
    expect((await start(cookie, `200.1.${count >> 8}.${count & 255}`)).status).toBe(200)
  lookups = 0
  const refusal = await start(cookie)
  expect([refusal.status, await refusal.json()]).toMatchObject([429, { code: 'rate_limited' }])
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(lookups).toBe(0)
  expect((await start(await newCookie())).status).toBe(200)
})

it('asks the database for nothing on behalf of a cookie that is not ours', async () => {
  expect((await start('next-auth.session-token=nothing')).status).toBe(204)
  expect(lookups).toBe(0)
})
