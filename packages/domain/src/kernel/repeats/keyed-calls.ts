import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { KeyedCall } from '@oficio/db/generated/client'
import { subHours, subSeconds } from 'date-fns'
import type { Ctx, TxCtx } from '../ctx'
import { atTimes } from '../jobs/define-job'
import { type AnswerRoom, lockRoom } from './answer-room'
import type { CallSecrets } from './sealed-answer'

/** When a caller may ask again for the answer of a call that still runs. */
const runningRetrySeconds = 1

/** The right to do the work of a call, what the call answered the first time, or no room to keep its answer. */
export type Claim = { attemptId: string } | { answer: string } | { isUnkept: true }

/**
 * Claims a call: of all equal calls the database lets exactly one do the work. A call whose process died may be claimed
 * again after `idempotencyLeaseSeconds`. Returns the stored answer of a call that was done, and `isUnkept` for a new call
 * of a connection whose room is full: its work is done, also when it is repeated. Throws idempotency_key_reused
 * where the key came with another body, idempotency_in_progress while the first call runs.
 */
export function claimCall(ctx: Ctx, secrets: CallSecrets, room: AnswerRoom): Promise<Claim> {
  const attemptId = ctx.ids.next()
  return ctx.transaction(async (ctx) => {
    const { calls } = await lockRoom(ctx, room)
    const hasRoom = calls < room.calls
    if (hasRoom && (await insertClaim(ctx, secrets, { attemptId, room }))) return { attemptId }
    const earlier = await ctx.db.keyedCall.findUnique({ where: { id: secrets.id } })
    if (!hasRoom && !(earlier && isValid(ctx, earlier))) return { isUnkept: true }
    if (earlier && earlier.bodyMark !== secrets.bodyMark) throw new AppError('idempotency_key_reused')
    if (!earlier?.answer)
      throw new AppError('idempotency_in_progress', { retryAfterSeconds: runningRetrySeconds })
    return { answer: secrets.open(earlier.answer) }
  })
}

/** Returns whether the claim was inserted, or replaced an expired claim. */
async function insertClaim(
  { db, clock }: TxCtx,
  { id, bodyMark }: CallSecrets,
  { attemptId, room: { connectionMark } }: { attemptId: string; room: AnswerRoom },
): Promise<boolean> {
  const now = clock.now()
  const claimed = await db.$executeRaw`
    INSERT INTO keyed_calls AS call (id, body_mark, attempt_id, started_at, connection_mark)
    VALUES (${id}, ${bodyMark}, ${attemptId}::uuid, ${now}, ${connectionMark})
    ON CONFLICT (id) DO UPDATE
    SET body_mark = excluded.body_mark, attempt_id = excluded.attempt_id, started_at = excluded.started_at,
        connection_mark = excluded.connection_mark, answer = NULL
    WHERE call.started_at <= ${subHours(now, limits.idempotencyHours)}
       OR (call.answer IS NULL AND call.started_at <= ${subSeconds(now, serverLimits.idempotencyLeaseSeconds)})`
  return claimed === 1
}

/** The opposite of the condition by which `insertClaim` replaces a row. */
function isValid({ clock }: TxCtx, { answer, startedAt }: KeyedCall): boolean {
  const now = clock.now()
  if (startedAt <= subHours(now, limits.idempotencyHours)) return false
  return answer !== null || startedAt > subSeconds(now, serverLimits.idempotencyLeaseSeconds)
}

/**
 * Stores what a claimed call answered; a claim that another call took over in the meantime changes nothing. Returns false
 * where the answer is too large or the connection has no room for it: then the claim is given up.
 */
export async function keepAnswer(
  ctx: Ctx,
  secrets: CallSecrets,
  { attemptId, answer, room }: { attemptId: string; answer: string; room: AnswerRoom },
): Promise<boolean> {
  const sealed = secrets.seal(answer)
  return ctx.transaction(async (ctx) => {
    const { bytes } = await lockRoom(ctx, room)
    const hasRoom = sealed.length <= serverLimits.keptAnswerBytes && bytes + sealed.length <= room.bytes
    if (hasRoom)
      await ctx.db.keyedCall.updateMany({ where: { id: secrets.id, attemptId }, data: { answer: sealed } })
    else await releaseCall(ctx, secrets, attemptId)
    return hasRoom
  })
}

/** Gives up a claim whose work was refused or failed, so that the same key may be tried again. */
export async function releaseCall(
  ctx: Pick<Ctx, 'db'>,
  { id }: CallSecrets,
  attemptId: string,
): Promise<void> {
  await ctx.db.keyedCall.deleteMany({ where: { id, attemptId } })
}

/** Deletes the answers that are past their time. */
export async function forgetKeyedCalls(ctx: Ctx): Promise<void> {
  const before = subHours(ctx.clock.now(), limits.idempotencyHours)
  await ctx.db.keyedCall.deleteMany({ where: { startedAt: { lt: before } } })
}

export const forgetKeyedCallsClock = atTimes(
  { name: 'forget-keyed-calls', label: 'Olvidar respuestas guardadas para reintentos', at: '41 * * * *' },
  forgetKeyedCalls,
)
