import { loginEndpoint, registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, expect, it } from 'vitest'
import { rememberDevice } from '../callers/known-devices'
import { createLimiter } from '../limits/limiter'
import { callEndpoint, greetEndpoint } from '../testing/call-endpoint'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

/** A public read, such as the rubros of the home page. */
const readEndpoint = { ...greetEndpoint, method: 'GET', limit: 'read' } as const

it('looks past the neighbours of a browser that has logged in where somebody logs in, and nowhere else', async () => {
  const errors: unknown[] = []
  const countCall = async (_name: string, { hasLoggedIn }: { hasLoggedIn?: boolean }) =>
    void errors.push(hasLoggedIn)
  const cookie = rememberDevice(new Headers(), 'somebody', { ...ctx, origin: ctx.site.origin })
    .map((line) => line.split(';')[0])
    .join('; ')
  for (const endpoint of [loginEndpoint, registerEndpoint, greetEndpoint])
    await callEndpoint(ctx, {
      endpoint,
      limiter: { countCall },
      headers: { cookie, origin: ctx.site.origin },
    })
  expect(errors).toEqual([true, false, false])
})

it('asks the database for nothing on behalf of a visitor', async () => {
  // Counts the queries, because the limiter would count in memory if its table failed.
  let callCount = 0
  const fail = () => {
    callCount += 1
    return expect.unreachable('the database was asked')
  }
  const failing = new Proxy(fail, { get: fail })
  const limiter = createLimiter({ query: failing } as never)
  const headers = { cookie: `oficio_device=${'d'.repeat(32)}` }
  const answer = await callEndpoint(
    { ...ctx, db: failing as never },
    { endpoint: readEndpoint, headers, limiter },
  )
  expect([answer.status, callCount]).toEqual([200, 0])
})
