import { id as uuid } from '@oficio/contracts/fields'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockBusiness } from './lock-business'

/**
 * Returns the id of the business with this id or with this current or former slug. For a merged business, returns the
 * id of the business it was merged into. Returns null for an unknown slug; an unknown id is returned unchecked.
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
 * Returns the same id, and locks the row until the transaction ends. If the business is merged while this waits for the
 * lock, locks the remaining business instead. Returns null for an unknown slug. Throws business_not_found for an
 * unknown id.
 */
export async function lockNamedBusiness(ctx: TxCtx, idOrSlug: string): Promise<string | null> {
  const id = await findBusinessId(ctx, idOrSlug)
  if (id === null) return null
  await lockBusiness(ctx.db, id)
  return (await findBusinessId(ctx, idOrSlug)) === id ? id : lockNamedBusiness(ctx, idOrSlug)
}
