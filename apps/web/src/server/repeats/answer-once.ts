import { type Endpoint, nothing } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { type AnswerRoom, answerRoomOf } from '@oficio/domain/kernel/repeats/answer-room'
import { isRandomKey } from '@oficio/domain/kernel/repeats/is-random-key'
import { claimCall, keepAnswer, releaseCall } from '@oficio/domain/kernel/repeats/keyed-calls'
import { type CallSecrets, callSecrets } from '@oficio/domain/kernel/repeats/sealed-answer'
import { deviceCookie } from '../callers/device-cookie'

const header = 'idempotency-key'

/** Returns the caller's key without the quotes that the IETF draft puts around it, or null. Throws validation_failed. */
export function readIdempotencyKey(headers: Headers): string | null {
  const rawKey = headers.get(header)?.trim()
  if (!rawKey) return null
  const key = /^"(.*)"$/.exec(rawKey)?.[1] ?? rawKey
  if (key.length <= limits.idempotencyKeyMax) return key
  throw invalidKey(`Puede tener hasta ${limits.idempotencyKeyMax} caracteres.`)
}

const invalidKey = (text: string) => new AppError('validation_failed', { fields: { [header]: text } })

interface KeyedCall {
  endpoint: Endpoint
  actor: Caller
  path: string
  input: unknown
  /** Content hashes of the files that came with the call, by their new ids. */
  fileHashes: ReadonlyMap<string, string>
  /** The device of the caller. `isNew`: the caller sent no device cookie. */
  device: { value: string; isNew: boolean } | null
  /** Headers that the response has even after a refusal. */
  answerHeaders: Record<string, string>
}

/** The stored, sealed record of a successful call. */
interface StoredAnswer {
  status: number
  contentType: string
  body: string
  device: string | null
}

/**
 * Does the work of a call once for each idempotency key, and answers retries with the first response (docs/api.md).
 * Stores successful responses only, so a refused call may be retried with the same key. If the quota of the connection
 * is full, the work is done and a header says that the response is not stored. Throws idempotency_key_reused,
 * idempotency_in_progress, validation_failed.
 */
export async function answerOnce(
  ctx: Ctx,
  call: KeyedCall,
  work: () => Promise<Response>,
): Promise<Response> {
  const { idempotencyKey } = call.actor
  if (idempotencyKey === null) return work()
  const secrets = callSecrets(ctx, { scope: scopeOf(call, idempotencyKey), body: bodyOf(call) })
  const room = answerRoomOf(ctx, call.actor)
  const claim = await claimCall(ctx, secrets, room)
  if ('answer' in claim) return replay(ctx, call, claim.answer)
  if ('isUnkept' in claim) return markUnkept(await work())
  const { attemptId } = claim
  const answer = await work().catch(async (error: unknown) => {
    await releaseCall(ctx, secrets, attemptId).catch((cause: unknown) => logFailure(ctx, cause))
    throw error
  })
  await (answer.ok
    ? keep(ctx, { call, secrets, attemptId, answer, room })
    : releaseCall(ctx, secrets, attemptId)
  ).catch(
    // The work is already done, so a failure to store the record is only logged.
    (cause: unknown) => logFailure(ctx, cause),
  )
  return answer
}

const logFailure = ({ log }: Ctx, err: unknown) => log.error({ err }, 'idempotency record not written')

/**
 * Returns the scope in which a key is unique. The key of an account is unique per account. The random key of a visitor
 * works without the device cookie, because the visitor may lose the cookie together with the response. A guessable key
 * of a visitor requires the device cookie. The holder of a tracking link shares responses only with holders of the same
 * link.
 */
function scopeOf({ endpoint, actor, path, device }: KeyedCall, key: string): string[] {
  // Pages and programs are separate scopes, because only a program receives tokens.
  const callKey = [endpoint.method, path, actor.isPage ? 'page' : 'program']
  if (actor.trackingToken !== null) callKey.push('link', actor.trackingToken)
  if (actor.kind === 'account') return [...callKey, 'account', actor.userId, key]
  if (isRandomKey(key, path)) return [...callKey, 'key', key]
  if (device && !device.isNew) return [...callKey, 'device', device.value, key]
  throw invalidKey('Sin sesión ni cookie tiene que ser un UUID al azar.')
}

/** Returns the body to compare. Replaces file ids by content hashes, because a file sent again gets a new id. */
const bodyOf = ({ input, fileHashes }: KeyedCall): string =>
  JSON.stringify(input, (_name, value) => (typeof value === 'string' && fileHashes.get(value)) || value)

async function keep(
  ctx: Ctx,
  {
    call,
    secrets,
    attemptId,
    answer,
    room,
  }: {
    call: KeyedCall
    secrets: CallSecrets
    attemptId: string
    answer: Response
    room: AnswerRoom
  },
): Promise<void> {
  const storedAnswer: StoredAnswer = {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? 'application/json',
    body: await answer.clone().text(),
    device: call.device?.value ?? null,
  }
  const isKept = await keepAnswer(ctx, secrets, { attemptId, answer: JSON.stringify(storedAnswer), room })
  if (!isKept) markUnkept(answer)
}

/** Adds a header to a successful response which says that a retry with the same key would repeat the work. */
function markUnkept(answer: Response): Response {
  if (answer.ok) answer.headers.set('idempotency-not-kept', 'true')
  return answer
}

function replay({ site }: Ctx, { endpoint, device, answerHeaders }: KeyedCall, sealed: string): Response {
  // The cast is safe, because only `keep` writes sealed answers.
  const { status, contentType, body, device: firstDevice } = JSON.parse(sealed) as StoredAnswer
  // A caller who lost the cookie gets it back, because the records of the first call belong to that device. Calls
  // without a body are excepted, because the key alone would then give access to the device.
  if (endpoint.body !== nothing && firstDevice && (!device || device.isNew))
    answerHeaders['set-cookie'] = deviceCookie(firstDevice, site.origin)
  return new Response(body, {
    status,
    headers: { 'content-type': contentType, 'idempotency-replayed': 'true' },
  })
}
