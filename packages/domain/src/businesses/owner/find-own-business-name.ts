import type { Ctx } from '../../kernel/ctx'

/** Returns whether an account owns a business: then its menu leads there. */
export async function ownsBusinesses({ db }: Ctx, userId: string): Promise<boolean> {
  const found = await db.business.findFirst({
    where: { userId, status: { not: 'removed' } },
    select: { id: true },
  })
  return found !== null
}
