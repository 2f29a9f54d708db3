import { readConfig } from '@oficio/context/config'
import { loginRefusalHeader } from '@oficio/contracts/accounts/login-refusal'
import { AppError } from '@oficio/contracts/errors'
import { refusalText } from '@oficio/contracts/refusals'
import { createPool } from '@oficio/db/pool'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import type { JWT } from 'next-auth/jwt'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createUploadDoor } from '../calls/upload-door'
import { createLimiter, unlimited } from '../limits/limiter'
import { loginLimits } from '../limits/rate-limits'
import { authSecret } from '../testing/call-endpoint'
import { nextAuthOptions } from './next-auth-options'

const web = Symbol.for('oficio.web')
const config = Symbol.for('oficio.config')
// The web server keeps its shared parts in these global properties. The test replaces them.
const pinned = globalThis as { [web]?: unknown; [config]?: unknown }
const password = 'una clave larga'

let ctx: TestCtx
let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  ctx = await createTestContext()
  pool = createPool({ url: ctx.databaseUrl, size: 2, timeoutMs: 10_000 })
  const limiter = createLimiter(pool, async () => undefined)
  pinned[web] = { ctx, authSecret, limiter, uploads: createUploadDoor() }
  const secret = 's'.repeat(32)
  pinned[config] = readConfig({
    DATABASE_URL: ctx.databaseUrl,
    AUTH_SECRET: secret,
    TOKEN_SECRET: secret,
    APP_ORIGIN: 'https://oficio.com.ar',
  })
})
afterAll(async () => {
  delete pinned[web]
  delete pinned[config]
  await pool.end()
})

/** Logs in as next-auth does. Returns the account's id or the error code, and the response headers. */
async function logIn(
  username: string,
  password: string,
  { from, cookie = '' }: { from: string; cookie?: string },
) {
  const answerHeaders = new Headers()
  const options = nextAuthOptions(new Headers({ 'x-client-address': from, cookie }), answerHeaders)
  const [provider] = options.providers
  if (provider?.type !== 'credentials') throw new Error('no provider for passwords')
  // next-auth itself calls this function. The provider's own `authorize` field is a default that refuses everybody.
  const { authorize } = provider.options as Pick<typeof provider, 'authorize'>
  try {
    const user = await authorize({ username, password }, { query: {}, body: {}, headers: {}, method: 'POST' })
    if (!user) throw new Error('nobody')
    await options.events?.signIn?.({ user, account: null })
    return { outcome: user.id, given: answerHeaders }
  } catch (error) {
    return { outcome: error instanceof Error ? error.message : '', given: answerHeaders }
  }
}

const cookiesOf = (answerHeaders: Headers) =>
  answerHeaders
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

it('a refused login says when one may go on, and a browser that logged in before enters all the same', async () => {
  const { id, username, email } = await buildUser(ctx, { password })
  const from = '190.7.7.7'
  const before = await logIn(username, password, { from })
  expect(before.outcome).toBe(id)
  for (let n = 0; n < loginLimits.pair.points; n += 1)
    expect((await logIn(username, 'no es esta', { from })).outcome).toBe('invalid_credentials')
  const refusal = await logIn(email, password, { from })
  expect(refusal.outcome).toMatch(/^rate_limited\.\d+$/)
  expect(refusal.given.get('retry-after')).toBe(refusal.outcome.split('.')[1])
  expect(decodeURIComponent(refusal.given.get(loginRefusalHeader) ?? '')).toBe(
    refusalText('rate_limited', Number(refusal.given.get('retry-after'))),
  )
  expect(refusal.given.getSetCookie()).toEqual([])
  expect((await logIn(email, password, { from, cookie: cookiesOf(before.given) })).outcome).toBe(id)
  expect((await logIn(email, password, { from: '190.7.7.8' })).outcome).toBe(id)
})

it('the browser of one account is a stranger to another', async () => {
  const [own, other] = [await buildUser(ctx, { password }), await buildUser(ctx, { password })]
  const from = '190.7.8.7'
  const cookie = cookiesOf((await logIn(own.username, password, { from })).given)
  for (let n = 0; n < loginLimits.pair.points; n += 1)
    await logIn(other.username, 'no es esta', { from, cookie })
  expect((await logIn(other.username, password, { from, cookie })).outcome).toMatch(/^rate_limited/)
  expect((await logIn(own.username, password, { from, cookie })).outcome).toBe(own.id)
})

it('refuses a caller over the rate limit before querying the account, with any input', async () => {
  const before = pinned[web]
  const countCall = () => Promise.reject(new AppError('rate_limited', { retryAfterSeconds: 420 }))
  const requests: unknown[] = []
  const db = new Proxy(ctx.db, {
    get: (real, name) => {
      requests.push(name)
      return Reflect.get(real, name)
    },
  })
  const transaction = async () => {
    requests.push('a transaction')
    throw new Error('the database was asked')
  }
  pinned[web] = { ctx: { ...ctx, db, transaction }, authSecret, limiter: { ...unlimited, countCall } }
  try {
    for (const username of ['alguien', ''])
      expect((await logIn(username, password, { from: '190.7.6.7' })).outcome).toBe('rate_limited.420')
  } finally {
    pinned[web] = before
  }
  expect(requests).toEqual([])
})

it('right logins of one address do not count', async () => {
  const { id, username } = await buildUser(ctx, { password })
  for (let n = 0; n < 31; n += 1)
    expect((await logIn(username, password, { from: '190.7.9.7' })).outcome).toBe(id)
})

it('ends the session that the cookie names by logging out, and none when it names none', async () => {
  const user = await buildUser(ctx, { username: 'quien-sale', password })
  await logIn('quien-sale', password, { from: '10.9.9.1' })
  const live = () => ctx.db.session.findMany({ where: { userId: user.id, revokedAt: null } })
  const { signOut } = nextAuthOptions(new Headers(), new Headers()).events ?? {}
  await signOut?.({ token: { sub: user.id } as JWT, session: { user: Object(user), expires: '' } })
  const [session] = await live()
  await signOut?.({
    token: { sub: user.id, sid: session?.id ?? '' },
    session: { user: Object(user), expires: '' },
  })
  expect([session?.userId, await live()]).toEqual([user.id, []])
})
