import { id as uuid } from '@oficio/contracts/fields'
import type { Ctx } from '../kernel/ctx'

/** Returns which business an address names, by its id, the name in its address or an earlier one; null for none. */
export async function findBusinessId({ db }: Ctx, idOrSlug: string): Promise<string | null> {
  const named = idOrSlug.toLowerCase()
  if (uuid.safeParse(named).success) return named
  if (!/^[a-z\d-]+$/.test(named)) return null
  const known = await db.businessSlug.findUnique({ where: { slug: named }, select: { businessId: true } })
  return known?.businessId ?? null
}
