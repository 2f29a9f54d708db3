import 'server-only'
import type { Endpoint, InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { answerCall } from './calls/answer-call'
import { createAnswerTexts } from './calls/answer-texts'
import { privateCaching } from './calls/answers'
import { web } from './calls/web'

/** What Next calls for a request; carries its endpoint, so that a test can hold every route against the contracts. */
export interface RouteHandler {
  (request: Request, context: { params: Promise<Record<string, string | string[]>> }): Promise<Response>
  endpoint: Endpoint
}

interface RouteOptions {
  /** For answers that are the same for everybody: how long browsers and caches between may keep them. */
  publicSeconds?: number
}

/**
 * Makes the handler of an endpoint whose answer is JSON. This and `rawRoute` are the only ways to make one: who asks,
 * may they, how often, from where, how much, in what shape, all of that is decided here once.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  useCase: (ctx: Ctx, actor: Caller, input: InputOf<E>) => Promise<ResponseOf<E>>,
  { publicSeconds }: RouteOptions = {},
): RouteHandler {
  const isPublic = publicSeconds !== undefined
  const textOf = createAnswerTexts(endpoint.response, { isKept: isPublic })
  const answer = {
    status: endpoint.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isPublic ? `public, max-age=${publicSeconds}` : privateCaching,
    },
  }
  return rawRoute(
    endpoint,
    async (ctx, actor, input) => new Response(textOf(await useCase(ctx, actor, input)), answer),
  )
}

/** The same for answers that are not JSON (a picture). */
export function rawRoute<E extends Endpoint>(
  endpoint: E,
  work: (ctx: Ctx, actor: Caller, input: InputOf<E>) => Promise<Response>,
): RouteHandler {
  const handler = async (request: Request, context: { params: Promise<Record<string, string | string[]>> }) =>
    // Next hands a path without a parameter no object at all.
    answerCall(web(), { endpoint, request, params: (await context.params) ?? {}, work })
  return Object.assign(handler, { endpoint })
}
