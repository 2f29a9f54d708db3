import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { logInToApi } from '@oficio/domain/accounts/sessions/log-in-to-api'
import { visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, describe, expect, it } from 'vitest'
import { callEndpoint, cookieOf, greetEndpoint } from '../testing/call-endpoint'

const password = 'una clave larga'
const ownOrigin = { origin: 'http://localhost:3000' }
let ctx: TestCtx

beforeEach(async () => {
  ctx = await createTestContext()
})

async function browser() {
  const user = await buildUser(ctx, { password })
  const { session } = await logIn(ctx, visitor(), { username: user.username, password, kind: 'web' })
  return { cookie: await cookieOf({ userId: user.id, sessionId: session.sessionId }) }
}

async function apiClient() {
  const { username } = await buildUser(ctx, { password })
  const { accessToken } = await logInToApi(ctx, visitor(), { username, password })
  return { authorization: `Bearer ${accessToken}` }
}

const cases: { name: string; headers: Record<string, string>; status: number }[] = [
  { name: 'our page, by Sec-Fetch-Site', headers: { 'sec-fetch-site': 'same-origin' }, status: 200 },
  { name: 'our page, by Origin', headers: ownOrigin, status: 200 },
  { name: 'another site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { name: 'a neighbour under the same domain', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
  { name: 'another origin', headers: { origin: 'https://evil.example' }, status: 403 },
  { name: 'a sandboxed frame', headers: { origin: 'null' }, status: 403 },
  {
    name: 'another site that claims our origin',
    headers: { 'sec-fetch-site': 'cross-site', ...ownOrigin },
    status: 403,
  },
  { name: 'no browser, no cookie', headers: {}, status: 200 },
]

describe('where a call comes from', () => {
  it.each(cases)('$name: $status', async ({ headers, status }) => {
    const answer = await callEndpoint(ctx, { headers })
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body).toMatchObject({ code: 'foreign_origin' })
  })

  it('refuses a session cookie without any origin, and lets a read through', async () => {
    const { cookie } = await browser()
    expect(await callEndpoint(ctx, { headers: { cookie } })).toMatchObject({ status: 403 })
    const get = { ...greetEndpoint, method: 'GET' } as const
    expect(await callEndpoint(ctx, { endpoint: get, headers: { cookie } })).toMatchObject({ status: 200 })
  })

  it('lets a verified token through whatever its origin', async () => {
    const { authorization } = await apiClient()
    const headers = { authorization, origin: 'https://app.example' }
    expect(await callEndpoint(ctx, { headers })).toMatchObject({ status: 200 })
  })
})

describe('a call that other sites make by its address alone', () => {
  const endpoint = { ...greetEndpoint, ignoresOrigin: true } as const

  it.each([...cases.map(({ headers }) => headers), { authorization: 'Bearer of.another.0' }])(
    'is answered with %o',
    async (headers) => {
      expect(await callEndpoint(ctx, { endpoint, headers })).toMatchObject({ status: 200 })
    },
  )

  it('knows nobody by their cookie: no site makes it in the name of a visitor of ours', async () => {
    const { cookie } = await browser()
    const headers = { cookie, origin: 'https://evil.example' }
    const { status, actor } = await callEndpoint(ctx, { endpoint, headers })
    expect([status, actor?.kind]).toEqual([200, 'visitor'])
  })
})
