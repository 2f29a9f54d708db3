import type { UserState } from '@oficio/contracts/admin/user-decisions'
import { AppError } from '@oficio/contracts/errors'
import { lockAdmins } from '../../accounts/last-admin'
import { removeFactors } from '../../accounts/second-factor/remove-factors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'

/**
 * Removes the second factor of another account as an admin (docs/product.md, 'Second factor'). Throws not_found,
 * own_account, second_factor_missing, forbidden.
 */
export async function resetSecondFactor(
  ctx: Ctx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<UserState> {
  const { userId: adminId } = requireAdmin(actor)
  if (id === adminId) throw new AppError('own_account')
  return ctx.transaction(async (ctx) => {
    // Another admin may just have removed the caller's role.
    if (!(await lockAdmins(ctx)).includes(adminId)) throw new AppError('forbidden')
    await removeFactors(ctx, { id, adminId, reason })
    const { role, suspendedAt } = await ctx.db.user.findUniqueOrThrow({ where: { id } })
    return { id, role, isSuspended: suspendedAt !== null }
  })
}
