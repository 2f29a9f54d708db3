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
 * The first factor takes the password, so that nobody sets one up at a screen that was left open. Later ones take the
 * step-up, which the endpoint declares; a password that is sent all the same is compared, because the count of wrong ones
 * is cleared when the call succeeds. Returns the account and the name by which apps and passkeys list it: its mail, since
 * the site made up many user names. Throws wrong_password, login_too_old.
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
 * Notes in the transaction that adds a factor that the account has one. With the first one, every other session ends,
 * since it was opened without, and the recovery codes are made; returns them, null for a later factor.
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
 * Notes in the transaction that removes a factor whether one is left. Throws second_factor_needed where the site requires
 * one of this account.
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
