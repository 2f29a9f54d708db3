import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { subHours, subSeconds } from 'date-fns'
import type { Ctx } from '../ctx'
import { atTimes } from '../jobs/define-job'
import type { CallSecrets } from './sealed-answer'

/** When a caller may ask again for the answer of a call that still runs. */
const runningRetrySeconds = 1

/** The right to do the work of a call, or what the call answered the first time. */
export type Claim = { attemptId: string } | { answer: string }

/**
 * Claims a call: of all equal calls the database lets exactly one do the work. A call whose process died may be claimed
 * again after `idempotencyLeaseSeconds`. Returns the stored answer of a call that was done. Throws idempotency_key_reused
 * where the key came with another body, idempotency_in_progress while the first call runs.
 */
export async function claimCall(ctx: Ctx, secrets: CallSecrets): Promise<Claim> {
  const { id, bodyMark } = secrets
  const now = ctx.clock.now()
  const attemptId = ctx.ids.next()
  const claimed = await ctx.db.$executeRaw`
    INSERT INTO keyed_calls AS call (id, body_mark, attempt_id, started_at)
    VALUES (${id}, ${bodyMark}, ${attemptId}::uuid, ${now})
    ON CONFLICT (id) DO UPDATE
    SET body_mark = excluded.body_mark, attempt_id = excluded.attempt_id, started_at = excluded.started_at, answer = NULL
    WHERE call.started_at <= ${subHours(now, limits.idempotencyHours)}
       OR (call.answer IS NULL AND call.started_at <= ${subSeconds(now, limits.idempotencyLeaseSeconds)})`
  if (claimed === 1) return { attemptId }
  const earlier = await ctx.db.keyedCall.findUnique({ where: { id } })
  if (earlier && earlier.bodyMark !== bodyMark) throw new AppError('idempotency_key_reused')
  if (!earlier?.answer)
    throw new AppError('idempotency_in_progress', { retryAfterSeconds: runningRetrySeconds })
  return { answer: secrets.open(earlier.answer) }
}

/** Stores what a claimed call answered; a claim that another call took over in the meantime changes nothing. */
export async function keepAnswer(
  ctx: Ctx,
  secrets: CallSecrets,
  { attemptId, answer }: { attemptId: string; answer: string },
): Promise<void> {
  const { id } = secrets
  await ctx.db.keyedCall.updateMany({ where: { id, attemptId }, data: { answer: secrets.seal(answer) } })
}

/** Gives up a claim whose work was refused or failed, so that the same key may be tried again. */
export async function releaseCall(ctx: Ctx, { id }: CallSecrets, attemptId: string): Promise<void> {
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
