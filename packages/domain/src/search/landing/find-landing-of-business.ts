import type { CategoryAndTown } from '@oficio/contracts/search/landing'
import { isEntryPublicAt } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { townAddress } from '../../places/town-address'

/**
 * Returns the landing page that lists a business: its first category and its town. Returns null if no page lists it.
 */
export async function findLandingOfBusiness(
  { db, clock }: Ctx,
  { id }: { id: string },
): Promise<CategoryAndTown | null> {
  const [row] = await db.$queryRaw<{ name: string; category: string; city: string; slug: string }[]>`
    SELECT category.name, category.slug AS category, town.nombre AS city, ${townAddress} AS slug
    FROM business_category_links entry
    JOIN business_categories category ON category.id = entry.category_id
    JOIN localidades town ON town.id = entry.localidad_id
    JOIN provincias province ON province.id = town.provincia_id
    WHERE entry.business_id = ${id}::uuid AND ${isEntryPublicAt(clock.now())}
    ORDER BY category.position
    LIMIT 1`
  if (!row) return null
  const { name, category, city, slug } = row
  return { category: { name, slug: category }, town: { city, slug } }
}
