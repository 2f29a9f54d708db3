import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import { differenceInSeconds, subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from '../sessions/session-now'

/** The source of a code: an open session, or a login at its second step (`sessionId` is null). */
export interface FactorHolder {
  userId: string
  sessionId: string | null
}

export interface Attempt {
  /** Attempts since `since`, including this one, without a correct code. */
  count: number
  since: Date
}

/**
 * Counts an attempt at the second factor before comparing the code, so that concurrent attempts cannot exceed the
 * limit. All logins of an account share one count. Each open session has its own count, because an attacker with the
 * password must not lock the owner out of it. Passkeys are not counted. Throws rate_limited; unauthenticated if the
 * session has ended.
 */
export async function countAttempt(ctx: Ctx, { userId, sessionId }: FactorHolder): Promise<Attempt> {
  const now = sessionNow(ctx)
  const windowStart = subMinutes(now, serverLimits.factorAttemptMinutes)
  const [attempt] =
    sessionId === null
      ? await ctx.db.$queryRaw<Attempt[]>`
          INSERT INTO second_factors AS factor (user_id, failures, failures_since, created_at)
          VALUES (${userId}::uuid, 1, ${now}, ${now})
          ON CONFLICT (user_id) DO UPDATE SET
            failures = CASE WHEN factor.failures_since > ${windowStart} THEN factor.failures + 1 ELSE 1 END,
            failures_since = CASE WHEN factor.failures_since > ${windowStart} THEN factor.failures_since ELSE ${now} END
          RETURNING failures AS count, failures_since AS since`
      : await ctx.db.$queryRaw<Attempt[]>`
          UPDATE sessions SET
            factor_failures = CASE WHEN factor_failures_since > ${windowStart} THEN factor_failures + 1 ELSE 1 END,
            factor_failures_since = CASE WHEN factor_failures_since > ${windowStart} THEN factor_failures_since ELSE ${now} END
          WHERE id = ${sessionId}::uuid AND user_id = ${userId}::uuid AND revoked_at IS NULL
          RETURNING factor_failures AS count, factor_failures_since AS since`
  if (!attempt) throw new AppError('unauthenticated')
  if (attempt.count <= serverLimits.factorAttempts) return attempt
  const secondsPassed = differenceInSeconds(now, attempt.since)
  throw new AppError('rate_limited', {
    retryAfterSeconds: serverLimits.factorAttemptMinutes * 60 - secondsPassed,
  })
}

/** Resets the count of wrong codes of the login or the session after a correct code. */
export async function clearAttempts(ctx: Ctx, { userId, sessionId }: FactorHolder): Promise<void> {
  if (sessionId === null)
    await ctx.db.secondFactor.updateMany({ where: { userId }, data: { failures: 0, failuresSince: null } })
  else
    await ctx.db.session.updateMany({
      where: { id: sessionId, userId },
      data: { factorFailures: 0, factorFailuresSince: null },
    })
}
