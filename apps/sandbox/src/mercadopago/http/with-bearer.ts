import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { refuse } from './api-error'

/**
 * Requires a bearer token; answers 401 without it. Compares in constant time, so that timing reveals nothing about the
 * token.
 */
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
