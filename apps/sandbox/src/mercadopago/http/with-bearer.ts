import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { refuse } from './api-error'

/** Lets through what carries the token, compared without telling how much of it was right; refuses (401) the rest. */
export const withBearer =
  (token: string, refusal: string): MiddlewareHandler =>
  async ({ req }, next) => {
    const actualHeader = Buffer.from(req.header('authorization') ?? '')
    const expectedHeader = Buffer.from(`Bearer ${token}`)
    const isRight =
      actualHeader.length === expectedHeader.length && timingSafeEqual(actualHeader, expectedHeader)
    if (!isRight) refuse(401, 'unauthorized', refusal)
    await next()
  }
