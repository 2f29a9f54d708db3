import { defineEndpoint, type Endpoint } from '@oficio/contracts/endpoint'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { TestCtx } from '@oficio/domain/testing/test-context'
import { encode } from 'next-auth/jwt'
import { z } from 'zod'
import { answerCall, type Web } from '../calls/answer-call'
import { jsonAnswer } from '../calls/answers'
import { createUploadDoor } from '../calls/upload-door'
import { type Limiter, unlimited } from '../limits/limiter'

export const authSecret = 'test-auth-secret-of-more-than-32-characters'

/** A test endpoint that accepts a name of at most five letters. */
export const greetEndpoint = defineEndpoint({
  name: 'greet',
  summary: 'Says hello.',
  tag: 'Operación',
  method: 'POST',
  path: '/greetings/{id}',
  access: 'anyone',
  params: z.object({ id: z.string().max(3) }),
  query: z.object({ loud: z.enum(['true', 'false']).optional() }),
  body: z.object({ name: z.string('Falta el nombre.').max(5, 'Es muy largo.').optional() }),
  response: z.object({ greeting: z.string() }),
})

interface CallOptions {
  endpoint?: Endpoint
  method?: string
  /** The path of the request; default '/api/x'. */
  path?: string
  query?: string
  headers?: Record<string, string>
  /** The raw body. A text may be JSON that is broken on purpose. */
  body?: BodyInit | null
  limiter?: Partial<Limiter>
  params?: Record<string, string>
  /** Replaces the use-case. Default: answers 200 {}. */
  work?: (actor: Caller, input: unknown) => Promise<Response> | Response
}

/**
 * Calls an endpoint as a network request would. Returns status, body and headers, and the actor and input that the
 * use-case received.
 */
export async function callEndpoint(ctx: TestCtx, options: CallOptions) {
  let actor: Caller | undefined
  let input: unknown
  const endpoint = options.endpoint ?? greetEndpoint
  const method = options.method ?? endpoint.method
  const request = new Request(`http://localhost:3000${options.path ?? '/api/x'}?${options.query ?? ''}`, {
    method,
    headers: { 'x-client-address': '200.1.2.3', ...options.headers },
    ...(options.body !== undefined && { body: options.body, duplex: 'half' }),
  })
  const web: Web = {
    ctx,
    authSecret,
    limiter: { ...unlimited, ...options.limiter },
    uploads: createUploadDoor(),
  }
  const answer = await answerCall(web, {
    endpoint,
    request,
    params: options.params ?? { id: '1' },
    work: async (_ctx, caller, receivedInput) => {
      actor = caller
      input = receivedInput
      return (await options.work?.(caller, receivedInput)) ?? jsonAnswer(200, {})
    },
  })
  const text = await answer.text()
  const body: unknown = text === '' ? null : JSON.parse(text)
  return { status: answer.status, headers: answer.headers, body, actor, input }
}

export const json = (value: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
})

/** Returns the Cookie header of a signed-in browser. */
export async function cookieOf(session: { userId: string; sessionId: string }): Promise<string> {
  const token = await encode({ token: { sub: session.userId, sid: session.sessionId }, secret: authSecret })
  return `next-auth.session-token=${token}`
}
