import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { subMinutes } from 'date-fns'
import type { Account } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { requireOwnPassword } from '../passwords/own-password'
import { sessionNow } from '../sessions/session-now'

/**
 * Verifies that the caller is the owner, and not a passer-by at an unlocked screen. Checks the password; an account
 * without a password needs a recent login instead. Throws wrong_password, login_too_old.
 */
export async function requireOwner(ctx: Ctx, { userId, sessionId }: Account, password = ''): Promise<void> {
  const { passwordHash } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordHash: true },
  })
  if (passwordHash !== null) await requireOwnPassword(ctx, userId, password)
  else if (!(await isRecentLogin(ctx, sessionId))) throw new AppError('login_too_old')
}

/** Returns whether the session began within `limits.recentLoginMinutes`. */
export async function isRecentLogin(ctx: Ctx, sessionId: string | null): Promise<boolean> {
  if (sessionId === null) return false
  const createdAt = { gte: subMinutes(sessionNow(ctx), limits.recentLoginMinutes) }
  return (await ctx.db.session.count({ where: { id: sessionId, createdAt } })) > 0
}
