import { AppError } from '@oficio/contracts/errors'
import { type Account, type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { requireOwner } from '../closing/require-owner'
import { eraseSecondFactor } from '../erase-second-factor'
import { secondFactorChangedEvent } from '../security-events'
import { endSessions } from '../sessions/end-sessions'
import { sessionNow } from '../sessions/session-now'
import { renewCodes } from './recovery-codes'

/**
 * Verifies that the caller may add a second factor. The first factor needs the password, so that nobody adds one at an
 * unlocked screen. Later factors need the step-up, which the endpoint declares. A password that is sent anyway is
 * checked, because a successful call clears the count of wrong passwords. Returns the account and the label that apps
 * and passkeys show: the email, because many usernames were generated. Throws wrong_password, login_too_old.
 */
export async function requireSetUp(
  ctx: Ctx,
  actor: Actor,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<{ userId: string; label: string }> {
  const owner = requireAccount(actor)
  const { userId } = owner
  const { secondFactorSince, email } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { secondFactorSince: true, email: true },
  })
  if (secondFactorSince === null || currentPassword !== undefined)
    await requireOwner(ctx, owner, currentPassword)
  return { userId, label: email }
}

/**
 * Marks the account as having a second factor, in the transaction that adds one. For the first factor, ends every other
 * session, because those were opened without it, and returns new recovery codes. Returns null for a later factor.
 */
export async function activate(ctx: TxCtx, { userId, sessionId }: Account): Promise<string[] | null> {
  const now = sessionNow(ctx)
  const { count } = await ctx.db.user.updateMany({
    where: { id: userId, secondFactorSince: null },
    data: { secondFactorSince: now },
  })
  await mailChange(ctx, userId, 'added')
  if (count === 0) return null
  await endSessions(ctx, { userId, reason: 'second_factor', exceptSessionId: sessionId })
  if (sessionId !== null)
    await ctx.db.session.updateMany({ where: { id: sessionId }, data: { steppedUpAt: now } })
  return renewCodes(ctx, userId)
}

/**
 * Clears the mark if no factor is left, in the transaction that removes one. Throws second_factor_needed if the site
 * requires a second factor for this account.
 */
export async function deactivate(ctx: TxCtx, userId: string): Promise<void> {
  const { role, passkeys, secondFactor } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      role: true,
      passkeys: { select: { id: true }, take: 1 },
      secondFactor: { select: { totpSecret: true } },
    },
  })
  await mailChange(ctx, userId, 'removed')
  if (passkeys.length > 0 || secondFactor?.totpSecret) return
  if (role === 'admin' && ctx.isSecondFactorRequired) throw new AppError('second_factor_needed')
  await eraseSecondFactor(ctx, userId)
}

export async function mailChange(
  ctx: TxCtx,
  userId: string,
  change: 'added' | 'removed' | 'reset' | 'codes',
): Promise<void> {
  await notify(ctx, secondFactorChangedEvent, { userId, key: ctx.ids.next(), data: { userId, change } })
}
