import { limits } from '@oficio/contracts/limits'
import type { LandingRubro, RubroInTown } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'
import { type AddressedTown, findTownByAddress } from '../../places/town-address'
import { findRows } from '../professionals/find-rows'
import type { Conditions } from '../professionals/row-source'
import type { RankedRow } from '../professionals/view-found-professionals'
import { listCategoriesOf } from './category-figures'
import { findLandingRubro } from './find-landing-rubro'
import { buildRubroSource, listRubrosOf, readRubroFigures } from './rubro-figures'
import { rowsShown } from './sizes'
import { listNearTowns } from './towns-with'

/** The data of a landing page about a rubro in a town, with the professionals to list. */
export type FoundInTown = RubroInTown & { rows: RankedRow[] }

/** The rubro and the town that the address of a landing page names. */
export interface RubroPlace {
  rubro: LandingRubro
  place: AddressedTown
}

/** Returns the rubro and the town of an address, or null if one of them is unknown. */
export async function findRubroPlace(
  ctx: Ctx,
  address: { rubro: string; town: string },
): Promise<RubroPlace | null> {
  const [rubro, place] = await Promise.all([
    findLandingRubro(ctx, address.rubro),
    findTownByAddress(ctx.db, address.town),
  ])
  return rubro && place ? { rubro, place } : null
}

/**
 * Returns the data of the landing page of a rubro in a town, with the professionals to list (docs/product.md, 'Landing
 * pages'). Returns null if no listed professional of the rubro lives in the town.
 */
export async function getRubroInTown(ctx: Ctx, { rubro, place }: RubroPlace): Promise<FoundInTown | null> {
  const { headCount: standing, ...figures } = await readRubroFigures(ctx.db, rubro.id, {
    localidadId: place.localidadId,
  })
  if (standing === 0) return null
  const around: Conditions = {
    near: { latitude: place.latitude, longitude: place.longitude, radiusKm: limits.searchRadiusKmDefault },
    minRating: undefined,
    responseMinutes: undefined,
    // Includes professionals who take no work at the moment, because they may be back before the cached page expires.
    availableAt: null,
    without: [],
  }
  const [{ rows, count }, otherRubros, nearTowns, categories] = await Promise.all([
    findRows(ctx.db, { rubroIds: [rubro.id], words: null }, around, rowsShown),
    listRubrosOf(ctx.db, { localidadId: place.localidadId }, rubro.id),
    listNearTowns(ctx.db, buildRubroSource(rubro.id), place),
    listCategoriesOf(ctx, { localidadId: place.localidadId }),
  ])
  const { localidadId, provinciaId, city, state, slug, provinceSlug } = place
  return {
    rubro,
    town: { localidadId, provinciaId, city, state, slug, provinceSlug },
    ...figures,
    count: standing,
    reach: { count: Math.min(count, limits.searchCounted), isCountCapped: count > limits.searchCounted },
    otherRubros,
    nearTowns,
    categories,
    rows: rows.map((row) => ({ ...row, hasAllWords: true })),
  }
}
