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

interface Sent {
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
export async function callEndpoint(ctx: TestCtx, sent: Sent) {
  let actor: Caller | undefined
  let input: unknown
  const endpoint = sent.endpoint ?? greetEndpoint
  const method = sent.method ?? endpoint.method
  const request = new Request(`http://localhost:3000${sent.path ?? '/api/x'}?${sent.query ?? ''}`, {
    method,
    headers: { 'x-client-address': '200.1.2.3', ...sent.headers },
    ...(sent.body !== undefined && { body: sent.body, duplex: 'half' }),
  })
  const web: Web = {
    ctx,
    authSecret,
    limiter: { ...unlimited, ...sent.limiter },
    uploads: createUploadDoor(),
  }
  const answer = await answerCall(web, {
    endpoint,
    request,
    params: sent.params ?? { id: '1' },
    work: async (_ctx, caller, received) => {
      actor = caller
      input = received
      return (await sent.work?.(caller, received)) ?? jsonAnswer(200, {})
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
