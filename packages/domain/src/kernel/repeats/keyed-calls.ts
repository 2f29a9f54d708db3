import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { KeyedCall } from '@oficio/db/generated/client'
import { subHours, subSeconds } from 'date-fns'
import type { Ctx, TxCtx } from '../ctx'
import { atTimes } from '../jobs/define-job'
import { type AnswerRoom, lockRoom } from './answer-room'
import type { CallSecrets } from './sealed-answer'

/** Seconds until a caller should retry while the first call still runs. */
const runningRetrySeconds = 1

/**
 * The result of a claim: the right to do the work, the stored answer of the first call, or no room to store an answer.
 */
export type Claim = { attemptId: string } | { answer: string } | { isUnkept: true }

/**
 * Claims a call: the database lets exactly one of equal calls do the work. If the process of a call died, it may be
 * claimed again after `idempotencyLeaseSeconds`. Returns the stored answer if the call was completed. Returns
 * `isUnkept` for a new call of a connection without room: it runs without protection against repeats. Throws
 * idempotency_key_reused if the key came with another body; idempotency_in_progress while the first call runs.
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

/**
 * Returns whether a claim is still valid. Must be the opposite of the condition with which `insertClaim` replaces a
 * row.
 */
function isValid({ clock }: TxCtx, { answer, startedAt }: KeyedCall): boolean {
  const now = clock.now()
  if (startedAt <= subHours(now, limits.idempotencyHours)) return false
  return answer !== null || startedAt > subSeconds(now, serverLimits.idempotencyLeaseSeconds)
}

/**
 * Stores the answer of a claimed call. Has no effect if another call took over the claim. If the answer is too large or
 * the connection has no room, releases the claim and returns false.
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

/** Releases a claim whose work was refused or failed, so that the key can be retried. */
export async function releaseCall(
  ctx: Pick<Ctx, 'db'>,
  { id }: CallSecrets,
  attemptId: string,
): Promise<void> {
  await ctx.db.keyedCall.deleteMany({ where: { id, attemptId } })
}

/** Deletes expired answers. */
export async function forgetKeyedCalls(ctx: Ctx): Promise<void> {
  const before = subHours(ctx.clock.now(), limits.idempotencyHours)
  await ctx.db.keyedCall.deleteMany({ where: { startedAt: { lt: before } } })
}

export const forgetKeyedCallsClock = atTimes(
  { name: 'forget-keyed-calls', label: 'Olvidar respuestas guardadas para reintentos', at: '41 * * * *' },
  forgetKeyedCalls,
)
