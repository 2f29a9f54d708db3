import { timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { refuse } from './api-error'

/** Lets through what carries the token, compared without telling how much of it was right; refuses (401) the rest. */
export const withBearer =
  (token: string, refusal: string): MiddlewareHandler =>
  async ({ req }, next) => {
    const given = Buffer.from(req.header('authorization') ?? '')
    const wanted = Buffer.from(`Bearer ${token}`)
    const isRight = given.length === wanted.length && timingSafeEqual(given, wanted)
    if (!isRight) refuse(401, 'unauthorized', refusal)
    await next()
  }
