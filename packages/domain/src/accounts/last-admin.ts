import { AppError } from '@oficio/contracts/errors'
import type { Ctx, TxCtx } from '../kernel/ctx'

/**
 * Returns the ids of all active admins and locks their rows until the transaction ends. The lock prevents a race: if
 * two admins leave at the same moment, the second call sees that the first admin is gone.
 */
export async function lockAdmins(ctx: TxCtx): Promise<string[]> {
  const admins = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'admin' AND closed_at IS NULL AND suspended_at IS NULL ORDER BY id FOR NO KEY UPDATE`
  return admins.map(({ id }) => id)
}

/** Throws last_admin if the user is the only admin. */
export function refuseLastAdmin(admins: readonly string[], userId: string): void {
  if (isOnly(admins, userId)) throw new AppError('last_admin')
}

/** Returns whether the user is the only active admin. Takes no lock, so use it for display only. */
export async function isLastAdmin(ctx: Ctx, userId: string): Promise<boolean> {
  const admins = await ctx.db.user.findMany({
    where: { role: 'admin', closedAt: null, suspendedAt: null },
    select: { id: true },
    take: 2,
  })
  return isOnly(
    admins.map(({ id }) => id),
    userId,
  )
}

const isOnly = (admins: readonly string[], userId: string) => admins.length === 1 && admins[0] === userId
