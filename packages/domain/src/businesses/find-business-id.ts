import { id as uuid } from '@oficio/contracts/fields'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockBusiness } from './lock-business'

/**
 * Returns the id of the business that an address names: by id, by its present or an earlier name, or by those of a
 * business merged into it; null for no business.
 */
export async function findBusinessId({ db }: Pick<Ctx, 'db'>, idOrSlug: string): Promise<string | null> {
  const key = idOrSlug.toLowerCase()
  if (uuid.safeParse(key).success) {
    const business = await db.business.findUnique({ where: { id: key }, select: { mergedIntoId: true } })
    return business?.mergedIntoId ?? key
  }
  if (!/^[a-z\d-]+$/.test(key)) return null
  const slugRow = await db.businessSlug.findUnique({ where: { slug: key }, select: { businessId: true } })
  return slugRow?.businessId ?? null
}

/**
 * The same with its row locked until the transaction ends: for a business that is being merged at this moment, the
 * remaining one; null for an unknown name. Throws business_not_found for an unknown id.
 */
export async function lockNamedBusiness(ctx: TxCtx, idOrSlug: string): Promise<string | null> {
  const id = await findBusinessId(ctx, idOrSlug)
  if (id === null) return null
  await lockBusiness(ctx.db, id)
  return (await findBusinessId(ctx, idOrSlug)) === id ? id : lockNamedBusiness(ctx, idOrSlug)
}
