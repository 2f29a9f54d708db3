import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'
import { mailOwner } from '../mail-owner'
import { factorGuessedMail } from '../security-mails'
import type { Attempt, FactorHolder } from './count-attempt'

/**
 * Mails the owner about wrong codes from `serverLimits.factorWarningAttempts` on, since only somebody who knows the password, or
 * uses an open session, is asked for one. One mail per window of attempts, and so many a day: an attacker may go on for
 * weeks.
 */
export async function warnOwner(
  ctx: Ctx,
  { userId, sessionId }: FactorHolder,
  { count, since }: Attempt,
): Promise<void> {
  if (count < serverLimits.factorWarningAttempts) return
  await ctx.transaction(async (ctx) => {
    const warnings = await ctx.db.mail.count({
      where: {
        dedupeKey: { startsWith: `factor-guessed:${userId}:` },
        createdAt: { gt: subDays(ctx.clock.now(), 1) },
      },
    })
    if (warnings >= serverLimits.factorWarningsPerDay) return
    await mailOwner(ctx, factorGuessedMail, {
      dedupeKey: `factor-guessed:${userId}:${sessionId ?? 'login'}:${since.toISOString()}`,
      refs: { userId, place: sessionId === null ? 'login' : 'session' },
    })
  })
}
