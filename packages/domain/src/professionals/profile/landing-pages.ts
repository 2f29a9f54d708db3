import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { pageTags } from '../../kernel/pages/tags'
import { isWithin, spotOf } from '../../places/around-point'

/** Tags of the landing pages that list a professional. */
export interface LandingPages {
  /** The pages of their rubros in their own town. */
  atHome: string[]
  /** The pages of nearby towns within the professional's radius, and of their province. */
  around: string[]
}

export const noLandingPages: LandingPages = { atHome: [], around: [] }

/** The radius in metres, capped, because a town's page lists nobody from farther away. */
const reach = Prisma.sql`least(entry.service_radius_km, ${limits.searchRadiusKmDefault}::int) * 1000.0`

/**
 * Returns the landing pages that list a professional, or did before a suspension. Returns none before the first
 * approval. A nearby town has a page only if a professional of the rubro lives there.
 */
export async function findLandingPages(tx: Tx, professionalId: string): Promise<LandingPages> {
  const towns = await tx.$queryRaw<
    { rubroId: number; localidadId: number; provinciaId: number; isHome: boolean }[]
  >`
    SELECT entry.rubro_id AS "rubroId", town.id AS "localidadId", town.provincia_id AS "provinciaId",
      town.id = home.id AS "isHome"
    FROM professional_rubros entry
    JOIN professionals one ON one.id = entry.professional_id AND one.status IN ('approved', 'suspended')
    JOIN localidades home ON home.id = entry.localidad_id
    JOIN localidades town ON ${isWithin(spotOf('town'), spotOf('home'), reach)}
    WHERE entry.professional_id = ${professionalId}::uuid AND (town.id = home.id OR EXISTS (
      SELECT FROM professional_rubros other
      WHERE other.rubro_id = entry.rubro_id AND other.localidad_id = town.id AND other.is_listed
    ))`
  const homes = towns.filter(({ isHome }) => isHome)
  return {
    atHome: homes.map(({ rubroId, localidadId }) => pageTags.rubroInTown(rubroId, localidadId)),
    around: [
      ...towns
        .filter(({ isHome }) => !isHome)
        .map(({ rubroId, localidadId }) => pageTags.rubroInTown(rubroId, localidadId)),
      ...homes.map(({ rubroId, provinciaId }) => pageTags.rubroInProvince(rubroId, provinciaId)),
    ],
  }
}
