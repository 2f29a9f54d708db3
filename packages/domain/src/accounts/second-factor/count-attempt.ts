import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { differenceInSeconds, subMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { factorLockedMail } from '../security-mails'
import { sessionNow } from '../sessions/session-now'

/**
 * Counts an attempt at the second factor before the code is compared, so that attempts at the same moment do not pass the
 * limit together. Only somebody with the password gets here; the owner is mailed when the limit is reached, once a day. Passkeys are
 * not counted, so an owner with a passkey is never locked out. Throws rate_limited.
 */
export async function countAttempt(ctx: Ctx, userId: string): Promise<void> {
  const now = sessionNow(ctx)
  const windowStart = subMinutes(now, limits.factorAttemptMinutes)
  const [row] = await ctx.db.$queryRaw<{ failures: number; since: Date }[]>`
    INSERT INTO second_factors AS factor (user_id, failures, failures_since, created_at)
    VALUES (${userId}::uuid, 1, ${now}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET
      failures = CASE WHEN factor.failures_since > ${windowStart} THEN factor.failures + 1 ELSE 1 END,
      failures_since = CASE WHEN factor.failures_since > ${windowStart} THEN factor.failures_since ELSE ${now} END
    RETURNING failures, failures_since AS since`
  if (!row || row.failures <= limits.factorAttempts) return
  if (row.failures === limits.factorAttempts + 1) await warnOwner(ctx, userId, now)
  const passed = differenceInSeconds(now, row.since)
  throw new AppError('rate_limited', { retryAfterSeconds: limits.factorAttemptMinutes * 60 - passed })
}

/** A right code clears the count. */
export async function clearAttempts(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.secondFactor.updateMany({ where: { userId }, data: { failures: 0, failuresSince: null } })
}

/** Once a day, because an attacker who goes on reaches the limit again and again. */
async function warnOwner(ctx: Ctx, userId: string, now: Date): Promise<void> {
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  await ctx.transaction((ctx) =>
    queueMail(ctx, factorLockedMail, {
      to: email,
      dedupeKey: `factor-locked:${userId}:${now.toISOString().slice(0, 10)}`,
      refs: { userId },
    }),
  )
}
