import { loginEndpoint } from '@oficio/contracts/accounts/endpoints'
import { AppError } from '@oficio/contracts/errors'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { logInToApi } from '@oficio/domain/accounts/sessions/log-in-to-api'
import { logOut } from '@oficio/domain/accounts/sessions/log-out'
import { account, visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, describe, expect, it } from 'vitest'
import { readApiError } from '../../lib/api/api-client'
import type { Limiter } from '../limits/limiter'
import type { LoginAttempt } from '../limits/login-guard'
import { callEndpoint, cookieOf, greetEndpoint, json } from '../testing/call-endpoint'

const password = 'una clave larga'
const ownOrigin = { origin: 'http://localhost:3000' }
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

function recordLogins() {
  const attempts: LoginAttempt[] = []
  const guardLogin: Limiter['guardLogin'] = (attempt, work) => {
    attempts.push(attempt)
    return work()
  }
  return { attempts, guardLogin }
}

async function browser(role: 'user' | 'admin' = 'user') {
  const user = await buildUser(ctx, { password, role })
  const { session } = await logIn(ctx, visitor(), { username: user.username, password, kind: 'web' })
  const cookie = await cookieOf({ userId: user.id, sessionId: session.sessionId })
  return { user, cookie, sessionId: session.sessionId }
}

async function apiClient() {
  const user = await buildUser(ctx, { password })
  const { accessToken } = await logInToApi(ctx, visitor(), { username: user.username, password })
  return { user, authorization: `Bearer ${accessToken}` }
}

describe('the access to a call', () => {
  it('tells a visitor to log in and an account of another role that it may not', async () => {
    const { cookie } = await browser()
    const forAccounts = { ...greetEndpoint, access: 'account' } as const
    const forAdmins = { ...greetEndpoint, access: ['admin'] } as const
    expect(await callEndpoint(ctx, { endpoint: forAccounts })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect(await callEndpoint(ctx, { endpoint: forAdmins, headers: { cookie, ...ownOrigin } })).toMatchObject(
      {
        status: 403,
        body: { code: 'forbidden', message: 'You do not have permission to perform this action' },
      },
    )
  })

  it('answers the words of the endpoint to a caller without access, and names the scheme with every 401', async () => {
    const { cookie } = await browser()
    const message = 'Only admins may greet.'
    const endpoint = {
      ...greetEndpoint,
      access: ['admin'],
      accessRefusal: { message, text: 'Saluda el equipo.' },
    } as const
    const words = { message, text: 'Saluda el equipo.' }
    const anonymous = await callEndpoint(ctx, { endpoint })
    expect(anonymous).toMatchObject({ status: 401, body: { ...words, code: 'unauthenticated' } })
    expect(anonymous.headers.get('www-authenticate')).toBe('Bearer realm="api"')
    const user = await callEndpoint(ctx, { endpoint, headers: { cookie, ...ownOrigin } })
    expect(user).toMatchObject({ status: 403, body: { ...words, code: 'forbidden' } })
  })

  it('passes on what the caller needs in order to call again', async () => {
    const details = { priceArs: 18_000 }
    const work = () => {
      throw new AppError('price_changed', { details })
    }
    expect(await callEndpoint(ctx, { work })).toMatchObject({ status: 409, body: { details } })
  })

  it('knows an account by its cookie and by its access token', async () => {
    const { user, cookie, sessionId } = await browser('admin')
    const byCookie = await callEndpoint(ctx, { headers: { cookie, ...ownOrigin } })
    expect(byCookie.actor).toMatchObject({ kind: 'account', userId: user.id, role: 'admin', sessionId })
    const client = await apiClient()
    const byToken = await callEndpoint(ctx, { headers: { authorization: client.authorization } })
    expect(byToken.actor).toMatchObject({ kind: 'account', userId: client.user.id, isPage: false })
  })

  it('does not take the value of the cookie as a bearer token', async () => {
    const { cookie } = await browser()
    const headers = { authorization: `Bearer ${cookie.split('=')[1]}` }
    expect(await callEndpoint(ctx, { headers })).toMatchObject({ status: 401 })
  })

  it('refuses a dead token where anyone may call, except where a session is opened', async () => {
    const headers = { authorization: 'Bearer of.another.0' }
    expect(await callEndpoint(ctx, { headers })).toMatchObject({ status: 401 })
    const refresh = { ...greetEndpoint, opensSession: true } as const
    expect(await callEndpoint(ctx, { headers, endpoint: refresh })).toMatchObject({ status: 200 })
  })

  it('treats a cookie whose session ended, or that is not ours, as nobody', async () => {
    const { user, cookie, sessionId } = await browser()
    await logOut(ctx, account(user.id, 'user', { sessionId }))
    for (const badCookie of [cookie, 'next-auth.session-token=rubbish']) {
      const { actor } = await callEndpoint(ctx, { headers: { cookie: badCookie, ...ownOrigin } })
      expect(actor).toMatchObject({ kind: 'visitor', isPage: true })
      expect(actor).not.toHaveProperty('userId')
    }
  })
})

describe('the rate limit of a call', () => {
  it('says when to come back', async () => {
    const countCall = () => Promise.reject(new AppError('rate_limited', { retryAfterSeconds: 420 }))
    const answer = await callEndpoint(ctx, { limiter: { countCall } })
    expect(answer).toMatchObject({
      status: 429,
      body: {
        code: 'rate_limited',
        message: 'Please wait before making another request',
        retryAfterSeconds: 420,
        retryText: 'Podés probar de nuevo en 7 minutos.',
      },
    })
    expect(answer.headers.get('retry-after')).toBe('420')
    expect(readApiError(answer.status, answer.body).text).toBe(
      'Hubo muchos intentos seguidos. Podés probar de nuevo en 7 minutos.',
    )
  })

  it('counts a signed-in user by account, a browser by its cookie and other callers by address', async () => {
    const callers: unknown[] = []
    const limiter = { countCall: async (_name: string, caller: unknown) => void callers.push(caller) }
    const { user, cookie } = await browser()
    const device = `oficio_device=${'d'.repeat(32)}`
    await callEndpoint(ctx, { limiter, headers: { cookie, ...ownOrigin } })
    await callEndpoint(ctx, { limiter, headers: { cookie: device } })
    await callEndpoint(ctx, { limiter })
    const address = '200.1.2.3'
    expect(callers).toEqual([
      { address, userId: user.id, deviceHash: null, hasLoggedIn: false },
      { address, userId: null, deviceHash: expect.stringMatching(/^[\w-]{43}$/), hasLoggedIn: false },
      { address, userId: null, deviceHash: null, hasLoggedIn: false },
    ])
  })

  it('guards a login by its account, whether the name or the mail was typed', async () => {
    const { attempts, guardLogin } = recordLogins()
    const { user } = await browser()
    const endpoint = { ...loginEndpoint, access: 'anyone' } as const
    for (const username of [user.username, user.email.toUpperCase(), 'Nadie'])
      await callEndpoint(ctx, { endpoint, limiter: { guardLogin }, ...json({ username, password }) })
    expect(attempts.map(({ account, sessionId }) => [account, sessionId])).toEqual([
      [user.id, null],
      [user.id, null],
      ['nadie', null],
    ])
  })
})

/** Returns Prisma's error for a failed query in raw SQL. */
const rawQueryFailed = (originalCode: string) =>
  Object.assign(new Error(`Raw query failed. Code: \`${originalCode}\`.`), {
    code: 'P2010',
    meta: { driverAdapterError: Object.assign(new Error('postgres'), { cause: { originalCode } }) },
  })

describe('the answer of a call', () => {
  it('keeps each answer out of every cache', async () => {
    expect((await callEndpoint(ctx, {})).headers.get('cache-control')).toBe('private, no-store')
  })

  it('turns an error of ours into its status, text and fields', async () => {
    const work = () => {
      throw new AppError('email_taken', { fields: { email: 'Ya existe.' } })
    }
    expect(await callEndpoint(ctx, { work })).toMatchObject({
      status: 409,
      body: { code: 'email_taken', errors: { email: 'Ya existe.' } },
    })
  })

  it('says nothing about an unexpected error, and logs it with the call', async () => {
    const work = () => {
      throw new Error('secret detail')
    }
    const answer = await callEndpoint(ctx, { work })
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } })
    expect(JSON.stringify(answer.body)).not.toContain('secret')
    const failure = ctx.log.lines.find((line) => line.level === 'error')
    expect(failure?.details).toMatchObject({ call: 'POST /greetings/{id}', err: expect.any(Error) })
  })

  it.each([
    Object.assign(new Error('Invalid invocation'), { code: 'P1001' }),
    Object.assign(new Error("Raw query failed. Code: `N/A`. Message: `Can't reach database server`"), {
      code: 'P2010',
    }),
    rawQueryFailed('57P01'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    rawQueryFailed('55P03'),
    Object.assign(new Error('Transaction failed due to a write conflict or a deadlock.'), { code: 'P2034' }),
  ])('answers 503 with Retry-After while the database is away: %s', async (error) => {
    const work = () => {
      throw error
    }
    const answer = await callEndpoint(ctx, { work })
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers.get('retry-after')).toBe('5')
  })
})

describe('the actor of a call', () => {
  it('passes on the tracking token, the device, the idempotency key and the shortened network', async () => {
    const key = '0123456789abcdef'.repeat(2)
    const headers = { 'x-tracking-token': 'abc', 'idempotency-key': key, 'user-agent': 'curl' }
    const { actor } = await callEndpoint(ctx, { headers })
    expect(actor).toMatchObject({ trackingToken: 'abc', ipPrefix: '200.1.2.0/24', userAgent: 'curl' })
    expect(actor?.idempotencyKey).toBe(key)
    expect(actor?.deviceHash).toBeNull()
  })

  it('gives a visitor who stores something a device, and knows it again', async () => {
    const endpoint = { ...greetEndpoint, needsDevice: true } as const
    const first = await callEndpoint(ctx, { endpoint })
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^oficio_device=[\w-]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const second = await callEndpoint(ctx, { endpoint, headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect(second.actor?.deviceHash).toBe(first.actor?.deviceHash)
    expect(second.headers.get('set-cookie')).toBeNull()
  })
})
