import { AppError } from '@oficio/contracts/errors'
import type { RubroInProvince } from '@oficio/contracts/search/landing'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { FoundRow } from '../professionals/row-source'
import type { RankedRow } from '../professionals/view-found'
import { standsIn } from './area'
import { findLandingProvince } from './find-landing-province'
import { findLandingRubro } from './find-landing-rubro'
import { listRubrosOf, ofRubro, readRubroFigures } from './rubro-figures'
import { shown } from './sizes'
import { listOtherProvinces, listTownsWith } from './towns-with'

/** A page about a rubro in a province, with who is to be shown there. */
export type FoundInProvince = RubroInProvince & { rows: RankedRow[] }

/**
 * Returns what a page says of a rubro in a province, and who is shown there, the best first (docs/product.md, 'Landing
 * pages'). Throws not_found where nobody of that rubro stands in it.
 */
export async function getRubroInProvince(
  ctx: Ctx,
  asked: { rubro: string; province: string },
): Promise<FoundInProvince> {
  const [rubro, province] = await Promise.all([
    findLandingRubro(ctx, asked.rubro),
    findLandingProvince(ctx, asked.province),
  ])
  if (!rubro || !province) throw new AppError('not_found')
  const { provinciaId } = province
  const { headCount: count, ...figures } = await readRubroFigures(ctx.db, rubro.id, { provinciaId })
  if (count === 0) throw new AppError('not_found')
  const there = Prisma.sql`${ofRubro(rubro.id)} AND ${standsIn({ provinciaId })}`
  const [rows, provinces, otherRubros, otherProvinces] = await Promise.all([
    ctx.db.$queryRaw<FoundRow[]>`
      SELECT entry.professional_id AS "professionalId", NULL::float8 AS "distanceKm", entry.score
      FROM ${there} ORDER BY entry.score DESC, entry.professional_id LIMIT ${shown}`,
    listTownsWith(ctx.db, there),
    listRubrosOf(ctx.db, { provinciaId }, rubro.id),
    listOtherProvinces(ctx.db, ofRubro(rubro.id), provinciaId),
  ])
  return {
    rubro,
    province,
    count,
    ...figures,
    towns: provinces.flatMap(({ towns }) => towns),
    otherRubros,
    otherProvinces,
    rows: rows.map((row) => ({ ...row, hasAllWords: true })),
  }
}
