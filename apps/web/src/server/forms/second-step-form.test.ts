import { buildEnrolled } from '@oficio/domain/testing/enrol'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { POST as answerLoginForm } from '../../app/api/auth/login/form/route'
import { POST as answerSecondStepForm } from '../../app/api/auth/login/second-factor/form/route'
import { findCookiePrincipal } from '../callers/principal'
import { unlimited } from '../limits/limiter'
import { authSecret } from '../testing/call-endpoint'
import { readFormNote } from './form-notes'

const origin = 'http://localhost:3000'
let ctx: TestCtx

// The web server keeps its shared parts in this global property. The test replaces them.
const pinnedKey = Symbol.for('oficio.web')
const pinned = globalThis as { [pinnedKey]?: unknown }

beforeEach(async () => {
  ctx = await createTestContext()
  pinned[pinnedKey] = { ctx, authSecret, limiter: unlimited }
})
afterAll(() => {
  delete pinned[pinnedKey]
})

/** Sends a form as a browser without scripts does. Returns the redirect target and the cookies. */
async function send(answer: typeof answerLoginForm, fields: Record<string, string>, cookie = '') {
  const body = new URLSearchParams(fields).toString()
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    'x-client-address': '200.1.2.3',
    origin,
    cookie,
  }
  const { headers: sentHeaders } = await answer(
    new Request(`${origin}/api${answer.endpoint.path}`, { method: 'POST', body, headers }),
    { params: Promise.resolve({}) },
  )
  const cookies = sentHeaders.getSetCookie()
  const cookieValue = (name: string) => cookies.find((text) => text.startsWith(`${name}=`))?.split(/[=;]/)[1]
  return { to: sentHeaders.get('location'), cookies, cookieValue }
}

it('asks a browser without scripts for the code, opens no session before, and goes on to where it wanted', async () => {
  const { user, password, code } = await buildEnrolled(ctx)
  const first = await send(answerLoginForm, { username: user.username, password, from: '/admin/pagos' })
  expect(first.to).toBe('/login/second-step?from=%2Fadmin%2Fpagos')
  expect(first.cookieValue('next-auth.session-token')).toBeUndefined()
  expect(first.cookies.find((text) => text.startsWith('oficio_second_step='))).toMatch(
    /HttpOnly; SameSite=Lax/,
  )
  const cookie = `oficio_second_step=${first.cookieValue('oficio_second_step')}`

  const wrong = await send(answerSecondStepForm, { code: '000000', from: '/admin/pagos' }, cookie)
  expect(wrong.to).toBe('/login/second-step?from=%2Fadmin%2Fpagos')
  // The page shows only refusals of the whole form.
  expect(readFormNote(wrong.cookieValue('oficio_second'))).toEqual({
    word: 'second_factor_wrong',
    input: '',
    fields: {},
  })
  expect(wrong.cookieValue('next-auth.session-token')).toBeUndefined()

  const right = await send(answerSecondStepForm, { code: code(), from: '/admin/pagos' }, cookie)
  expect([right.to, right.cookieValue('oficio_second_step')]).toEqual(['/admin/pagos', ''])
  const session = right.cookieValue('next-auth.session-token') ?? ''
  expect(await findCookiePrincipal({ ctx, authSecret }, session)).toMatchObject({ hasSecondFactor: true })
})

it('opens nothing for a code without the first step', async () => {
  const { code } = await buildEnrolled(ctx)
  for (const cookie of ['', 'oficio_second_step=abc.def'])
    expect(
      (await send(answerSecondStepForm, { code: code() }, cookie)).cookieValue('next-auth.session-token'),
    ).toBeUndefined()
})

it('keeps where a browser without scripts wanted to go when the first step is over, and no other site', async () => {
  const expiredAnswer = await send(answerSecondStepForm, { code: '123456', from: '/admin/users' })
  expect(expiredAnswer.to).toBe('/login/second-step?from=%2Fadmin%2Fusers')
  const foreign = await send(answerSecondStepForm, { code: '123456', from: '//otro.example' })
  expect(foreign.to).toBe('/login/second-step')
})
