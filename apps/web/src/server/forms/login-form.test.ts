import { AppError } from '@oficio/contracts/errors'
import { formAction } from '@oficio/contracts/forms/form-paths'
import { texts } from '@oficio/contracts/texts'
import { sessionLimits } from '@oficio/domain/accounts/sessions/session-limits'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { POST as answerLoginForm } from '../../app/api/auth/login/form/route'
import { findCookiePrincipal } from '../callers/principal'
import { jsonBytesMax } from '../calls/read-body'
import { formNoteCookie, readFormNote } from '../forms/form-notes'
import { type Limiter, unlimited } from '../limits/limiter'
import { authSecret } from '../testing/call-endpoint'

const origin = 'http://localhost:3000'
const password = 'una clave larga'
const loginNote = formNoteCookie('login')
let ctx: TestCtx
let username: string

// The web server keeps its shared parts in this global property. The test replaces them.
const pinnedKey = Symbol.for('oficio.web')
const pinned = globalThis as { [pinnedKey]?: unknown }
const serveWith = (limiter: Limiter) => {
  pinned[pinnedKey] = { ctx, authSecret, limiter }
}

beforeAll(async () => {
  ctx = await createTestContext()
  username = (await buildUser(ctx, { password })).username
  serveWith(unlimited)
})
afterAll(() => {
  delete pinned[pinnedKey]
})

/** Sends the form as a browser without scripts does. Returns the redirect target and the cookies. */
async function send(fields: Record<string, string>, headers: Record<string, string> = { origin }) {
  const body = new URLSearchParams(fields).toString()
  const answer = await answerLoginForm(
    new Request(`${origin}${formAction('login')}`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
        'x-client-address': '200.1.2.3',
        ...headers,
      },
    }),
    { params: Promise.resolve({}) },
  )
  const setCookies = answer.headers.getSetCookie()
  const cookies = new Map(
    setCookies.map((cookie) => {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      return [name, value]
    }),
  )
  return { status: answer.status, to: answer.headers.get('location'), cookies, setCookies }
}

it('opens the session and leads to where one wanted to go, or to the login, which knows the first page of each role', async () => {
  const { status, to, cookies } = await send({ username, password, from: '/user/requests?x=1' })
  expect([status, to]).toEqual([303, '/user/requests?x=1'])
  const session = cookies.get('next-auth.session-token') ?? ''
  expect((await findCookiePrincipal({ ctx, authSecret }, session))?.user.username).toBe(username)
  expect((await send({ username, password })).to).toBe('/login')
  // The cookies mark the browser as known, so that strangers cannot lock the owner out.
  expect([...cookies.keys()]).toEqual(expect.arrayContaining(['oficio_device', 'oficio_known']))
})

it('opens a session that the browser keeps as long as the site does, whatever time the demo shows', async () => {
  const { setCookies } = await send({ username, password })
  const session = setCookies.find((cookie) => cookie.startsWith('next-auth.session-token='))
  expect(session).toContain(`; Max-Age=${sessionLimits.absoluteMs / 1000};`)
  expect(session).not.toContain('Expires')
})

it.each(['https://evil.example/', '//evil.example', '/.//evil.example', '/api/auth/signout'])(
  'never leads to %s',
  async (from) => {
    expect((await send({ username, password, from })).to).toBe('/login')
  },
)

it('leads back with the reason and what was typed, but never the password', async () => {
  const { status, to, cookies } = await send({
    username,
    password: 'otra clave larga',
    from: '/user/requests',
  })
  expect([status, to]).toEqual([303, '/login?from=%2Fuser%2Frequests'])
  expect(cookies.has('next-auth.session-token')).toBe(false)
  const refusal = cookies.get(loginNote)
  expect(readFormNote(refusal)).toEqual({ word: 'invalid_credentials', input: username, fields: {} })
  expect(Buffer.from(refusal ?? '', 'base64url').toString()).not.toContain('otra clave')
  expect(readFormNote('not ours')).toBeNull()
})

it('says in our words which field was left empty, and keeps the other', async () => {
  const { to, cookies } = await send({ username, password: '', from: '/user/requests' })
  expect(to).toBe('/login?from=%2Fuser%2Frequests')
  expect(readFormNote(cookies.get(loginNote))).toEqual({
    word: 'validation_failed',
    input: username,
    fields: { password: texts.required('password') },
  })
})

it('counts with the other logins, and says when one may go on', async () => {
  const countCall = () => Promise.reject(new AppError('rate_limited', { retryAfterSeconds: 420 }))
  serveWith({ ...unlimited, countCall })
  const { cookies } = await send({ username, password })
  expect(readFormNote(cookies.get(loginNote))?.word).toBe('rate_limited.420')
  expect(cookies.has('next-auth.session-token')).toBe(false)
  serveWith(unlimited)
})

it('logs nobody in from a form of another site', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const { status, to, cookies } = await send({ username, password }, headers)
    expect([status, to, [...cookies.keys()]]).toEqual([303, '/login', [loginNote]])
    const refusal = readFormNote(cookies.get(loginNote))
    expect(refusal).toEqual({ word: 'foreign_origin', input: '', fields: {} })
  }
})

it.each([
  ['is too large', { 'content-length': String(jsonBytesMax + 1) }, 'too_large'],
  ['is no form', { 'content-type': 'text/plain' }, 'wrong_content_type'],
])('leads back with the reason where what was sent %s', async (_what, headers, word) => {
  const { status, to, cookies } = await send({ username, password }, { origin, ...headers })
  expect([status, to, [...cookies.keys()]]).toEqual([303, '/login', [loginNote]])
  expect(readFormNote(cookies.get(loginNote))?.word).toBe(word)
})
