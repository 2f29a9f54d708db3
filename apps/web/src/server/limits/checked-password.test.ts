import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { visitor } from '@oficio/domain/kernel/actor'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { callEndpoint, cookieOf, greetEndpoint, json } from '../testing/call-endpoint'
import type { Limiter } from './limiter'
import type { LoginAttempt } from './login-guard'

const endpoint = {
  ...greetEndpoint,
  body: z.object({ currentPassword: z.string().optional() }),
  checksPassword: 'currentPassword',
} as const

it('counts the password of a signed-in caller by their session, and nothing when none is sent', async () => {
  const ctx = await createTestContext()
  const password = 'una clave larga'
  const user = await buildUser(ctx, { password })
  const { session } = await logIn(ctx, visitor(), { username: user.username, password, kind: 'web' })
  const { sessionId } = session
  const cookie = await cookieOf({ userId: user.id, sessionId })
  const attempts: LoginAttempt[] = []
  const guardLogin: Limiter['guardLogin'] = (attempt, work) => {
    attempts.push(attempt)
    return work()
  }
  const call = async (body: object) => {
    const requestOf = json(body)
    const headers = { ...requestOf.headers, cookie, origin: ctx.site.origin }
    return (await callEndpoint(ctx, { endpoint, limiter: { guardLogin }, ...requestOf, headers })).status
  }
  expect(await call({})).toBe(200)
  expect(attempts).toEqual([])
  expect(await call({ currentPassword: password })).toBe(200)
  expect(attempts).toMatchObject([{ account: user.id, sessionId }])
})
