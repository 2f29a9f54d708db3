import type { changePasswordEndpoint } from '@oficio/contracts/accounts/profile'
import type { InputOf } from '@oficio/contracts/endpoint'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { requireOwnPassword, requireSamePassword } from './own-password'
import { refuseWeakPassword } from './refuse-weak-password'
import { setPassword } from './set-password'

/**
 * Changes the caller's password after checking the current one, and ends every other session. Of two concurrent
 * changes, only the first succeeds. Throws wrong_password, password_missing, password_too_common.
 */
export async function changePassword(
  ctx: Ctx,
  actor: Actor,
  { currentPassword, password }: InputOf<typeof changePasswordEndpoint>,
): Promise<{ success: true }> {
  const { userId, sessionId } = requireAccount(actor)
  const user = await requireOwnPassword(ctx, userId, currentPassword)
  await refuseWeakPassword(ctx, password, user)
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.transaction(async (ctx) => {
    await requireSamePassword(ctx, user)
    await setPassword(ctx, {
      userId,
      email: user.email,
      passwordHash,
      reason: 'password_change',
      exceptSessionId: sessionId,
    })
  })
  return { success: true }
}
