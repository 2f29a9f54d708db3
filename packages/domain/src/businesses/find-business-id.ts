import { id as uuid } from '@oficio/contracts/fields'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockBusiness } from './lock-business'

/**
 * Returns which business an address names, by its id, the name in its address or an earlier one, or that of another one that
 * was merged into it; null for none.
 */
export async function findBusinessId({ db }: Pick<Ctx, 'db'>, idOrSlug: string): Promise<string | null> {
  const named = idOrSlug.toLowerCase()
  if (uuid.safeParse(named).success) {
    const known = await db.business.findUnique({ where: { id: named }, select: { mergedIntoId: true } })
    return known?.mergedIntoId ?? named
  }
  if (!/^[a-z\d-]+$/.test(named)) return null
  const known = await db.businessSlug.findUnique({ where: { slug: named }, select: { businessId: true } })
  return known?.businessId ?? null
}

/**
 * The same with its row locked until the transaction ends: where it is being merged at this moment, the one that stays; null
 * for a name of none. Throws business_not_found for an id of none.
 */
export async function lockNamedBusiness(ctx: TxCtx, idOrSlug: string): Promise<string | null> {
  const id = await findBusinessId(ctx, idOrSlug)
  if (id === null) return null
  await lockBusiness(ctx.db, id)
  return (await findBusinessId(ctx, idOrSlug)) === id ? id : lockNamedBusiness(ctx, idOrSlug)
}
