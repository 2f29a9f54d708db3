import { AppError } from '@oficio/contracts/errors'
import { serverLimits } from '@oficio/contracts/server-limits'
import { differenceInSeconds, subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from '../sessions/session-now'

/** Who gives a code: an open session of the account, or somebody at the second step of a login (`sessionId` is null). */
export interface FactorHolder {
  userId: string
  sessionId: string | null
}

export interface Attempt {
  /** How many attempts, with this one, were made without a right code since `since`. */
  count: number
  since: Date
}

/**
 * Counts an attempt at the second factor before the code is compared, so that attempts at the same moment do not pass
 * the limit together. All logins of an account share one count; each open session has its own, because an attacker
 * with the password must not lock the owner out of an open session. Passkeys are not counted. Throws rate_limited,
 * and unauthenticated when the session is gone.
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

/** Forgets the wrong codes of a login, or of that session, after a right one. */
export async function clearAttempts(ctx: Ctx, { userId, sessionId }: FactorHolder): Promise<void> {
  if (sessionId === null)
    await ctx.db.secondFactor.updateMany({ where: { userId }, data: { failures: 0, failuresSince: null } })
  else
    await ctx.db.session.updateMany({
      where: { id: sessionId, userId },
      data: { factorFailures: 0, factorFailuresSince: null },
    })
}
