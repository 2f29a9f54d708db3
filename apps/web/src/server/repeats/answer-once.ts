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
  const sent = headers.get(header)?.trim()
  if (!sent) return null
  const key = /^"(.*)"$/.exec(sent)?.[1] ?? sent
  if (key.length <= limits.idempotencyKeyMax) return key
  throw refused(`Puede tener hasta ${limits.idempotencyKeyMax} caracteres.`)
}

const refused = (text: string) => new AppError('validation_failed', { fields: { [header]: text } })

interface KeyedCall {
  endpoint: Endpoint
  actor: Caller
  path: string
  input: unknown
  /** Content of the files that came with the call, by their new ids. */
  fileHashes: ReadonlyMap<string, string>
  /** The device of the caller; `isNew` where the caller brought none. */
  device: { value: string; isNew: boolean } | null
  /** Headers that the answer carries in any case. */
  given: Record<string, string>
}

/** What is stored, sealed, of a call that succeeded. */
interface StoredAnswer {
  status: number
  contentType: string
  body: string
  device: string | null
}

/**
 * Does the work of a call once for each idempotency key, and answers repeats with the first answer
 * (docs/api.md). Stores successes only, so a refused call may be tried again with the same key. Where the connection has
 * no room for another answer, the work is done and the answer says that it is not kept.
 * Throws idempotency_key_reused, idempotency_in_progress, validation_failed.
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
    // The work is done whatever becomes of the record of it.
    (cause: unknown) => logFailure(ctx, cause),
  )
  return answer
}

const logFailure = ({ log }: Ctx, err: unknown) => log.error({ err }, 'idempotency record not written')

/**
 * Returns within what a key is unique. An account's key is its own. A visitor may lose the cookie together with the answer,
 * so a random key identifies them alone; a key that others could guess works with the device cookie only. The holder of a
 * tracking link shares answers with that link's holders only.
 */
function scopeOf({ endpoint, actor, path, device }: KeyedCall, key: string): string[] {
  // A page is answered without the tokens that a program gets.
  const what = [endpoint.method, path, actor.isPage ? 'page' : 'program']
  if (actor.trackingToken !== null) what.push('link', actor.trackingToken)
  if (actor.kind === 'account') return [...what, 'account', actor.userId, key]
  if (isRandomKey(key, path)) return [...what, 'key', key]
  if (device && !device.isNew) return [...what, 'device', device.value, key]
  throw refused('Sin sesión ni cookie tiene que ser un UUID al azar.')
}

/** A file that is sent again gets a new id, so its content is compared instead. */
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

/** Tells the caller of a call that was done that a repeat with the same key would do it again. */
function markUnkept(answer: Response): Response {
  if (answer.ok) answer.headers.set('idempotency-not-kept', 'true')
  return answer
}

function replay({ site }: Ctx, { endpoint, device, given }: KeyedCall, sealed: string): Response {
  // `keep` wrote it; nobody else can seal.
  const { status, contentType, body, device: firstDevice } = JSON.parse(sealed) as StoredAnswer
  // A caller who lost the cookie gets it back, because what the first call stored belongs to that device. Without a body to
  // repeat, the key alone would open somebody's device.
  if (endpoint.body !== nothing && firstDevice && (!device || device.isNew))
    given['set-cookie'] = deviceCookie(firstDevice, site.origin)
  return new Response(body, {
    status,
    headers: { 'content-type': contentType, 'idempotency-replayed': 'true' },
  })
}
