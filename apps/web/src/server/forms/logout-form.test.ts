import { formAction } from '@oficio/contracts/forms/form-paths'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { POST as answerLogoutForm } from '../../app/api/auth/logout/form/route'
import { findCookiePrincipal } from '../callers/principal'
import { unlimited } from '../limits/limiter'
import { authSecret, cookieOf } from '../testing/call-endpoint'

const origin = 'http://localhost:3000'
const password = 'una clave larga'
const endsCookie = expect.stringMatching(/^next-auth\.session-token=; .*Max-Age=0;/)
let ctx: TestCtx
/** The Cookie header of a signed-in user. */
let cookie: string

// The web server keeps its shared parts in this global property. The test replaces them.
const pinnedKey = Symbol.for('oficio.web')
const pinned = globalThis as { [pinnedKey]?: unknown }
const serveWith = (ctx: TestCtx) => {
  pinned[pinnedKey] = { ctx, authSecret, limiter: unlimited }
}

beforeAll(async () => {
  ctx = await createTestContext()
})
beforeEach(async () => {
  serveWith(ctx)
  const { id, username } = await buildUser(ctx, { password })
  const { session } = await logIn(ctx, visitor(), { username, password, kind: 'web' })
  cookie = await cookieOf({ userId: id, sessionId: session.sessionId })
})
afterAll(() => {
  delete pinned[pinnedKey]
})

const isOpen = async () =>
  (await findCookiePrincipal({ ctx, authSecret }, cookie.split('=')[1] ?? '')) !== null

/** Sends the form as a browser without scripts does. */
const leave = (sentCookie = cookie, headers: Record<string, string> = { origin }) =>
  answerLogoutForm(
    new Request(`${origin}${formAction('logout')}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': '0',
        cookie: sentCookie,
        ...headers,
      },
    }),
    { params: Promise.resolve({}) },
  )

it('leads home without the cookie of the session, which opens nothing any more', async () => {
  expect(await isOpen()).toBe(true)
  const answer = await leave()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect(answer.headers.getSetCookie()).toEqual([endsCookie])
  expect(await isOpen()).toBe(false)
  // A second logout and an invalid cookie redirect to the same page.
  for (const deadCookie of [cookie, 'next-auth.session-token=nothing'])
    expect((await leave(deadCookie)).status).toBe(303)
})

it('changes nothing where another site sends it', async () => {
  const answer = await leave(cookie, { origin: 'https://evil.example' })
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([303, []])
  expect(await isOpen()).toBe(true)
})

it('takes the cookie away also while the database cannot be asked', async () => {
  let isAsked = false
  const fail = () => {
    isAsked = true
    throw new Error('the database is away')
  }
  serveWith({ ...ctx, db: new Proxy(ctx.db, { get: fail }) })
  const answer = await leave()
  expect(isAsked).toBe(true)
  expect(answer.headers.getSetCookie()).toEqual([endsCookie])
})
