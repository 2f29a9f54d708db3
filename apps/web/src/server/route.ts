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
import { type FormPage, leadBackDone, leadBackRefused, type SentForm } from './forms/form-page'

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
 * Makes the handler of an endpoint whose answer is JSON. `rawRoute` and `formRoute` are the only other ways to make one: the
 * three share the checks of caller, access, origin, rate and shape, and what is logged and counted.
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

/**
 * The same for a plain HTML form, which works without scripts. The answer always leads to the form's page, which shows what
 * became of it: nobody but a person reads the answer.
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
        return page.succeed ? page.succeed(result, form) : leadBackDone(page, form)
      },
      refuse: (error, code) =>
        page.refuse?.(error, { ...form, code }) ?? leadBackRefused(page, form, { error, code }),
    })
  }
  return Object.assign(handler, { endpoint })
}
