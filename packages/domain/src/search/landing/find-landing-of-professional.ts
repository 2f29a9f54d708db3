import type { RubroAndTown } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'
import { townAddress } from '../../places/town-address'

/**
 * Returns the landing page that lists a professional: their first rubro and their town. Returns null if no page lists
 * them.
 */
export async function findLandingOfProfessional(
  { db }: Ctx,
  { id }: { id: string },
): Promise<RubroAndTown | null> {
  const [row] = await db.$queryRaw<{ name: string; rubro: string; city: string; slug: string }[]>`
    SELECT rubro.name, rubro.slug AS rubro, town.nombre AS city, ${townAddress} AS slug
    FROM professional_rubros entry
    JOIN rubros rubro ON rubro.id = entry.rubro_id AND rubro.retired_at IS NULL
    JOIN localidades town ON town.id = entry.localidad_id
    JOIN provincias province ON province.id = town.provincia_id
    WHERE entry.professional_id = ${id}::uuid AND entry.is_listed
    ORDER BY rubro.position
    LIMIT 1`
  if (!row) return null
  const { name, rubro, city, slug } = row
  return { rubro: { name, slug: rubro }, town: { city, slug } }
}
