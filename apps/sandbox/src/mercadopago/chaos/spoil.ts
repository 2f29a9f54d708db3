import { setTimeout as sleep } from 'node:timers/promises'
import { json, type Reply } from '../http/reply'
import { alter } from './alter'
import type { EffectOf } from './effects'
import type { ChaosRules } from './rules'

/** How an answer goes out: whole, or as a connection that breaks, or as headers that no body follows. */
export type Spoiled = { reply: Reply; way: 'whole' | 'drop' | 'stall' }

const NOTHING: Reply = { status: 502, headers: {}, body: '' }

const HTML_ERROR =
  '<html><head><title>Error</title></head><body><h1>The server could not answer</h1></body></html>'

/**
 * Calls the API under the rules in force: before the call a rule may delay, refuse or answer in its place, after the
 * call one may spoil the answer of what really happened.
 */
export async function underChaos(
  chaos: ChaosRules,
  call: { method: string; path: string },
  answer: () => Promise<Reply>,
): Promise<Spoiled> {
  const subject = { scope: 'api', ...call } as const
  const delay = chaos.takeFirst(subject, ['latency'])
  if (delay) await sleep(delay.ms)
  const refusal = chaos.takeFirst(subject, ['refuse_connection', 'status', 'answer'])
  if (refusal?.kind === 'refuse_connection') return { reply: NOTHING, way: 'drop' }
  if (refusal?.kind === 'status') return { reply: errorReply(refusal), way: 'whole' }
  if (refusal?.kind === 'answer') return { reply: json(refusal.status, refusal.json), way: 'whole' }
  const reply = await answer()
  const spoil = chaos.takeFirst(subject, [
    'drop_connection',
    'stall',
    'empty_body',
    'partial_json',
    'altered',
  ])
  switch (spoil?.kind) {
    case undefined:
      return { reply, way: 'whole' }
    case 'drop_connection':
      return { reply, way: 'drop' }
    case 'stall':
      return { reply, way: 'stall' }
    case 'empty_body':
      return { reply: { ...reply, status: 200, body: '' }, way: 'whole' }
    case 'altered':
      return { reply: { ...reply, body: alter(reply.body, spoil) }, way: 'whole' }
    case 'partial_json':
      return { reply: { ...reply, body: reply.body.slice(0, reply.body.length / 2) }, way: 'whole' }
  }
}

function errorReply({ status, body, retryAfterSeconds }: EffectOf<'status'>): Reply {
  const headers: Record<string, string> = { 'content-type': CONTENT_TYPES[body] ?? 'application/json' }
  if (retryAfterSeconds !== undefined) headers['retry-after'] = String(retryAfterSeconds)
  const [error, message] = WORDS[status] ?? ['internal_error', 'internal error']
  const text = JSON.stringify({ message, error, status, cause: [] })
  return { status, headers, body: body === 'html' ? HTML_ERROR : body === 'empty' ? '' : text }
}

const CONTENT_TYPES: Record<string, string> = { html: 'text/html', empty: 'text/plain' }

const WORDS: Record<number, [error: string, message: string]> = {
  401: ['unauthorized', 'invalid access token'],
  403: ['forbidden', 'forbidden'],
  429: ['too_many_requests', 'too many requests'],
}
