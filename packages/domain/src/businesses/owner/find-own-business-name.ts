import type { Ctx } from '../../kernel/ctx'

/** Returns the name of the account's oldest business, for its menu; null when it owns none. */
export async function findOwnBusinessName({ db }: Ctx, userId: string): Promise<string | null> {
  const business = await db.business.findFirst({
    where: { userId, status: { not: 'removed' } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { name: true },
  })
  return business?.name ?? null
}
