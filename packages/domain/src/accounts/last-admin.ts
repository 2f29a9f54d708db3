import { AppError } from '@oficio/contracts/errors'
import type { Ctx, TxCtx } from '../kernel/ctx'

/**
 * Returns the ids of all admins who may act, their rows locked until the transaction ends: of two who leave, or are made
 * to, at the same moment the second one sees that the first is gone.
 */
export async function lockAdmins(ctx: TxCtx): Promise<string[]> {
  const admins = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'admin' AND closed_at IS NULL AND suspended_at IS NULL ORDER BY id FOR NO KEY UPDATE`
  return admins.map(({ id }) => id)
}

/** Throws last_admin where nobody else of them would be left to decide anything. */
export function refuseLastAdmin(admins: readonly string[], userId: string): void {
  if (isOnly(admins, userId)) throw new AppError('last_admin')
}

/** Returns the same for readers, without a lock. */
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
