import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { json } from '../../respond'
import type { EffectOf } from './effects'
import type { ChaosRules } from './rules'

interface Call {
  Bindings: HttpBindings
}

const htmlError =
  '<html><head><title>Error</title></head><body><h1>The server could not answer</h1></body></html>'

/**
 * Applies the chaos rules to API calls. Before the call, a rule may delay, refuse or replace it. After the call, a rule
 * may corrupt the response, although the change was made.
 */
export const withChaos =
  (chaos: ChaosRules): MiddlewareHandler<Call> =>
  async (c, next) => {
    const subject = { scope: 'api', method: c.req.method, path: c.req.path } as const
    // Reads the body before any delay, because a complete request takes effect even if its sender leaves meanwhile.
    // Ignores errors here, because the handler awaits the body again, and an unhandled error would end the process.
    c.req.text().catch(() => undefined)
    const delay = chaos.takeFirst(subject, ['latency'])
    if (delay) await sleep(delay.ms)
    const refusal = chaos.takeFirst(subject, ['refuse_connection', 'policy_denied', 'status', 'answer'])
    if (refusal?.kind === 'refuse_connection') return breakOff(c)
    if (refusal?.kind === 'policy_denied') return json(403, policyDenial)
    if (refusal?.kind === 'status') return errorReply(refusal, c.req.path)
    if (refusal?.kind === 'answer') return json(refusal.status, refusal.json)
    await next()
    const spoil = chaos.takeFirst(subject, spoils)
    if (spoil) c.res = await spoilResponse(c, spoil)
  }

const spoils = ['drop_connection', 'stall', 'empty_body', 'partial_json', 'altered'] as const

async function spoilResponse(c: Context<Call>, spoil: EffectOf<(typeof spoils)[number]>): Promise<Response> {
  const { status, headers } = c.res
  const body = await c.res.text()
  switch (spoil.kind) {
    case 'drop_connection':
      return breakOff(c)
    case 'stall':
      return stalledResponse(body, { status, headers })
    case 'empty_body':
      return new Response(null, { headers })
    case 'altered':
      return new Response(alter(body, spoil), { status, headers })
    case 'partial_json':
      return new Response(body.slice(0, body.length / 2), { status, headers })
  }
}

function breakOff(c: Context<Call>): Response {
  c.env.incoming.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Returns a response whose announced body never arrives. It ends when the server closes. */
function stalledResponse(body: string, { status, headers }: { status: number; headers: Headers }): Response {
  const length = String(Buffer.byteLength(body))
  const promise = new Headers([...headers, ['content-length', length]])
  return new Response(new ReadableStream(), { status, headers: promise })
}

const policyDenial = {
  status: 403,
  code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES',
  message: 'At least one policy returned UNAUTHORIZED.',
  blocked_by: 'PolicyAgent',
}

/** Returns whether the path belongs to subscriptions. Their errors contain only a message and a status. */
const isOfSubscriptions = (path: string): boolean => /^\/(preapproval|authorized_payments)/.test(path)

function errorReply({ status, body, retryAfterSeconds }: EffectOf<'status'>, path: string): Response {
  const headers: Record<string, string> = { 'content-type': contentTypes[body] ?? 'application/json' }
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds)
  const [error, message] = words[status] ?? ['internal_error', 'internal error']
  const short = { message, status }
  const text = JSON.stringify(isOfSubscriptions(path) ? short : { ...short, error, cause: [] })
  return new Response(body === 'html' ? htmlError : body === 'empty' ? '' : text, { status, headers })
}

const contentTypes: Record<string, string> = { html: 'text/html', empty: 'text/plain' }

const words: Record<number, [error: string, message: string]> = {
  401: ['unauthorized', 'invalid access token'],
  403: ['forbidden', 'forbidden'],
  429: ['too_many_requests', 'too many requests'],
}

/**
 * Returns a response body with fields set or removed, as after a change of the API. A field is named by its path, such
 * as `results.0.id`; `*` means every element of a list.
 */
function alter(body: string, { set = {}, remove = [] }: Omit<EffectOf<'altered'>, 'kind'>): string {
  const answer: unknown = JSON.parse(body)
  for (const [path, value] of Object.entries(set)) change(answer, path.split('.'), value)
  for (const path of remove) change(answer, path.split('.'), undefined)
  return JSON.stringify(answer)
}

function change(part: unknown, [name, ...rest]: string[], value: unknown): void {
  if (name === undefined || typeof part !== 'object' || part === null) return
  if (name === '*') {
    for (const element of Object.values(part)) change(element, rest, value)
  } else if (rest.length > 0) change(Reflect.get(part, name), rest, value)
  else if (value === undefined) Reflect.deleteProperty(part, name)
  else Reflect.set(part, name, value)
}
