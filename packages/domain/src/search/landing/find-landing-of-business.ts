import type { CategoryAndTown } from '@oficio/contracts/search/landing'
import { isEntryPublicAt } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { townAddress } from '../../places/town-address'

/** Returns the category, the first of those that it has, and the town on whose page a business stands; null where on none. */
export async function findLandingOfBusiness(
  { db, clock }: Ctx,
  { id }: { id: string },
): Promise<CategoryAndTown | null> {
  const [found] = await db.$queryRaw<{ name: string; category: string; city: string; slug: string }[]>`
    SELECT category.name, category.slug AS category, town.nombre AS city, ${townAddress} AS slug
    FROM business_category_links entry
    JOIN business_categories category ON category.id = entry.category_id
    JOIN localidades town ON town.id = entry.localidad_id
    JOIN provincias province ON province.id = town.provincia_id
    WHERE entry.business_id = ${id}::uuid AND ${isEntryPublicAt(clock.now())}
    ORDER BY category.position
    LIMIT 1`
  if (!found) return null
  const { name, category, city, slug } = found
  return { category: { name, slug: category }, town: { city, slug } }
}
