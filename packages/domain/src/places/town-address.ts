import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import type { Place } from './find-place'

/**
 * SQL of a town's address (slug), for a query with the aliases `town` and `province`. Appends the province if a larger
 * town of the country has the same name.
 */
export const townAddress = Prisma.sql`CASE WHEN EXISTS (
    SELECT FROM localidades other
    WHERE other.slug = town.slug AND (other.population, -other.id) > (town.population, -town.id)
  ) THEN town.slug || '-' || province.slug ELSE town.slug END`

export interface AddressedTown extends Place {
  slug: string
  provinceSlug: string
}

/** Returns the town with that address, or null. */
export async function findTownByAddress(db: Tx, address: string): Promise<AddressedTown | null> {
  const [town] = await db.$queryRaw<AddressedTown[]>`
    SELECT town.id AS "localidadId", province.id AS "provinciaId", town.nombre AS city, province.nombre AS state,
      town.latitude, town.longitude, ${townAddress} AS slug, province.slug AS "provinceSlug"
    FROM localidades town JOIN provincias province ON province.id = town.provincia_id
    WHERE town.slug = ${address} OR town.slug || '-' || province.slug = ${address}
    ORDER BY town.slug = ${address} DESC, town.population DESC, town.id
    LIMIT 1`
  return town ?? null
}
