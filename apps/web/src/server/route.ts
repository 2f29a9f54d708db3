import 'server-only'
import type { Endpoint, InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import type { FormEndpoint } from '@oficio/contracts/forms/define-form'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { answerCall } from './calls/answer-call'
import { createAnswerTexts } from './calls/answer-texts'
import { privateCaching } from './calls/answers'
import { readForm } from './calls/read-body'
import { web } from './calls/web'
import { type FormPage, redirectAfterRefusal, redirectAfterSuccess, type SentForm } from './forms/form-page'

/** The function that Next calls for a request. Its `endpoint` lets a test compare every route with the contracts. */
export interface RouteHandler {
  (request: Request, context: { params: Promise<Record<string, string | string[]>> }): Promise<Response>
  endpoint: Endpoint
}

interface RouteOptions {
  /**
   * How long browsers and shared caches may cache the response. Only for responses that are the same for every caller.
   */
  publicSeconds?: number
}

/**
 * Creates the handler of an endpoint with a JSON response. Every other handler is created by `rawRoute` or `formRoute`.
 * All three share the checks of caller, access, origin, rate limit and input, and the logging and metrics.
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

/** Creates the handler of an endpoint whose response is not JSON, such as a picture. */
export function rawRoute<E extends Endpoint>(
  endpoint: E,
  work: (ctx: Ctx, actor: Caller, input: InputOf<E>) => Promise<Response>,
): RouteHandler {
  const handler = async (request: Request, context: { params: Promise<Record<string, string | string[]>> }) =>
    // Next passes no `params` object for a path without parameters.
    answerCall(web(), { endpoint, request, params: (await context.params) ?? {}, work })
  return Object.assign(handler, { endpoint })
}

/**
 * Creates the handler of a plain HTML form, which works without scripts. The response redirects to the page of the
 * form, which shows the outcome, because a person reads the response and not a program.
 */
export function formRoute<E extends FormEndpoint, Result>(
  endpoint: E,
  useCase: (ctx: Ctx, actor: Caller, input: InputOf<E>) => Promise<Result>,
  page: FormPage<Result>,
): RouteHandler {
  const handler = async (request: Request) => {
    const form: SentForm = { headers: request.headers, fields: {}, origin: web().ctx.site.origin }
    return answerCall(web(), {
      endpoint,
      request,
      params: {},
      readBody: async () => {
        form.fields = await readForm(request)
        return form.fields
      },
      work: async (ctx, actor, input) => {
        const result = await useCase(ctx, actor, input)
        return page.succeed ? page.succeed(result, form) : redirectAfterSuccess(page, form, result)
      },
      refuse: (error, code) =>
        page.refuse?.(error, { ...form, code }) ?? redirectAfterRefusal(page, form, { error, code }),
    })
  }
  return Object.assign(handler, { endpoint })
}
