import { AppError } from '@oficio/contracts/errors'
import type { LandingRubro, RowCount, RubroTowns } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'
import { listRubros } from '../../rubros/list-rubros'
import { findLandingRubro } from './find-landing-rubro'
import { buildRubroSource } from './rubro-figures'
import { listTownsWith } from './towns-with'

/**
 * Returns the towns with professionals of a rubro, by province. Throws not_found for a rubro that cannot be requested.
 */
export async function getRubroTowns(ctx: Ctx, slug: string): Promise<RubroTowns> {
  const rubro = await findLandingRubro(ctx, slug)
  if (!rubro) throw new AppError('not_found')
  return { rubro, provinces: await listTownsWith(ctx.db, buildRubroSource(rubro.id)) }
}

/** Returns every rubro that clients can request, in the order that admins set, with its number of professionals. */
export async function listRubrosWithCounts(ctx: Ctx): Promise<(LandingRubro & RowCount)[]> {
  const [rubros, counts] = await Promise.all([
    listRubros(ctx),
    ctx.db.$queryRaw<{ id: number; count: number }[]>`
      SELECT rubro_id AS id, count(*)::int AS count FROM professional_rubros WHERE is_listed GROUP BY rubro_id`,
  ])
  const byRubro = new Map(counts.map(({ id, count }) => [id, count]))
  return rubros.map(({ id, name, slug, icon, description }) => ({
    id,
    name,
    slug,
    icon,
    description,
    count: byRubro.get(id) ?? 0,
  }))
}
