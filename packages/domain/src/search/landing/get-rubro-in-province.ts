import type { LandingProvince, LandingRubro, RubroInProvince } from '@oficio/contracts/search/landing'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import type { FoundRow } from '../professionals/row-source'
import type { RankedRow } from '../professionals/view-found-professionals'
import { buildAreaCondition } from './area'
import { findLandingProvince } from './find-landing-province'
import { findLandingRubro } from './find-landing-rubro'
import { buildRubroSource, listRubrosOf, readRubroFigures } from './rubro-figures'
import { rowsShown } from './sizes'
import { listOtherProvinces, listTownsWith } from './towns-with'

/** The data of a landing page about a rubro in a province, with the professionals to list. */
export type FoundInProvince = RubroInProvince & { rows: RankedRow[] }

/** The rubro and the province that the address of a landing page names. */
export interface RubroProvince {
  rubro: LandingRubro
  province: LandingProvince
}

/** Returns the rubro and the province of an address, or null if one of them is unknown. */
export async function findRubroProvince(
  ctx: Ctx,
  address: { rubro: string; province: string },
): Promise<RubroProvince | null> {
  const [rubro, province] = await Promise.all([
    findLandingRubro(ctx, address.rubro),
    findLandingProvince(ctx, address.province),
  ])
  return rubro && province ? { rubro, province } : null
}

/**
 * Returns the data of the landing page of a rubro in a province, with the professionals to list, best first
 * (docs/product.md, 'Landing pages'). Returns null if no listed professional of the rubro lives in the province.
 */
export async function getRubroInProvince(
  ctx: Ctx,
  { rubro, province }: RubroProvince,
): Promise<FoundInProvince | null> {
  const { provinciaId } = province
  const { headCount: count, ...figures } = await readRubroFigures(ctx.db, rubro.id, { provinciaId })
  if (count === 0) return null
  const inProvince = Prisma.sql`${buildRubroSource(rubro.id)} AND ${buildAreaCondition({ provinciaId })}`
  const [rows, provinces, otherRubros, otherProvinces] = await Promise.all([
    ctx.db.$queryRaw<FoundRow[]>`
      SELECT entry.professional_id AS "professionalId", NULL::float8 AS "distanceKm", entry.score
      FROM ${inProvince} ORDER BY entry.score DESC, entry.professional_id LIMIT ${rowsShown}`,
    listTownsWith(ctx.db, inProvince),
    listRubrosOf(ctx.db, { provinciaId }, rubro.id),
    listOtherProvinces(ctx.db, buildRubroSource(rubro.id), provinciaId),
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
