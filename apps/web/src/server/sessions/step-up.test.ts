import { limits } from '@oficio/contracts/limits'
import { completeLogin } from '@oficio/domain/accounts/second-factor/complete-login'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { logInToApi } from '@oficio/domain/accounts/sessions/log-in-to-api'
import { visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { buildEnrolled } from '@oficio/domain/testing/enrol'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, describe, expect, it } from 'vitest'
import { callEndpoint, cookieOf, greetEndpoint } from '../testing/call-endpoint'

const origin = 'http://localhost:3000'
const password = 'una clave larga'
let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const delicate = { ...greetEndpoint, access: ['admin'], stepUp: true } as const
const delicateLink = { ...delicate, method: 'GET' } as const

describe('a call that declares the step-up', () => {
  const enrolled = async () => {
    const { user, sessionId, code } = await buildEnrolled(ctx)
    return { headers: { cookie: await cookieOf({ userId: user.id, sessionId }), origin }, user, code }
  }

  it('is answered while the second factor is fresh, and refused afterwards before anything is done', async () => {
    const { headers } = await enrolled()
    expect((await callEndpoint(ctx, { endpoint: delicate, headers })).status).toBe(200)
    ctx.clock.advance({ minutes: limits.stepUpMinutes, seconds: 1 })
    const refusal = await callEndpoint(ctx, { endpoint: delicate, headers })
    expect(refusal).toMatchObject({ status: 403, body: { code: 'step_up_required' }, actor: undefined })
    expect((await callEndpoint(ctx, { headers })).status).toBe(200)
  })

  it('leads a browser that follows a link to the page that asks, and back to where it was', async () => {
    const { headers } = await enrolled()
    ctx.clock.advance({ minutes: limits.stepUpMinutes, seconds: 1 })
    const link = { ...headers, 'sec-fetch-mode': 'navigate', referer: `${origin}/admin/users?rol=admin` }
    const redirect = await callEndpoint(ctx, { endpoint: delicateLink, query: 'a=1', headers: link })
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      303,
      '/user/profile/confirm?to=%2Fapi%2Fx%3Fa%3D1&back=%2Fadmin%2Fusers%3Frol%3Dadmin',
    ])
    const otherSite = { ...link, referer: 'https://otro.example/admin' }
    const blind = await callEndpoint(ctx, { endpoint: delicateLink, headers: otherSite })
    expect(blind.headers.get('location')).not.toContain('back=')
  })

  it('is the same for a program, whose session keeps the moment of its second step through a refresh', async () => {
    const { user, code } = await enrolled()
    const login = logInToApi(ctx, visitor(), { username: user.username, password })
    const refusal = await login.catch((error: unknown) => Object(error))
    const { session } = await completeLogin(ctx, visitor(), {
      challengeToken: refusal.details.challengeToken,
      kind: 'api',
      proof: { code: code() },
    })
    const token = await ctx.accessTokens.issue({ userId: user.id, sessionId: session.sessionId })
    const headers = { authorization: `Bearer ${token}` }
    expect((await callEndpoint(ctx, { endpoint: delicate, headers })).status).toBe(200)
    await ctx.db.session.update({ where: { id: session.sessionId }, data: { steppedUpAt: null } })
    expect((await callEndpoint(ctx, { endpoint: delicate, headers })).status).toBe(403)
  })

  it('is not held up for an admin without a second factor where the site only offers it', async () => {
    const user = await buildUser(ctx, { role: 'admin', password })
    const { session } = await logIn(ctx, visitor(), { username: user.username, password, kind: 'web' })
    const cookie = await cookieOf({ userId: user.id, sessionId: session.sessionId })
    expect((await callEndpoint(ctx, { endpoint: delicate, headers: { cookie, origin } })).status).toBe(200)
  })
})

it('lets an admin who must set up the second factor call that alone, and be a visitor elsewhere', async () => {
  const required = { ...ctx, isSecondFactorRequired: true }
  const user = await buildUser(ctx, { role: 'admin', password })
  const { session } = await logIn(ctx, visitor(), { username: user.username, password, kind: 'web' })
  const cookie = await cookieOf({ userId: user.id, sessionId: session.sessionId })
  const token = await ctx.accessTokens.issue({ userId: user.id, sessionId: session.sessionId })
  const callers: Record<string, string>[] = [{ cookie, origin }, { authorization: `Bearer ${token}` }]
  for (const headers of callers) {
    for (const access of ['account', ['admin']] as const) {
      const refusal = await callEndpoint(required, { endpoint: { ...greetEndpoint, access }, headers })
      expect(refusal).toMatchObject({ status: 403, body: { code: 'enrolment_required' }, actor: undefined })
    }
    expect((await callEndpoint(required, { headers })).actor?.kind).toBe('visitor')
    const setUp = { ...greetEndpoint, access: 'account', duringEnrolment: true } as const
    expect((await callEndpoint(required, { endpoint: setUp, headers })).actor?.kind).toBe('account')
  }
})
