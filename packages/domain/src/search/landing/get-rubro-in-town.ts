import { limits } from '@oficio/contracts/limits'
import type { LandingRubro, RubroInTown } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'
import { type AddressedTown, findTownByAddress } from '../../places/town-address'
import { findRows } from '../professionals/find-rows'
import type { Conditions } from '../professionals/row-source'
import type { RankedRow } from '../professionals/view-found'
import { listCategoriesOf } from './category-figures'
import { findLandingRubro } from './find-landing-rubro'
import { listRubrosOf, ofRubro, readRubroFigures } from './rubro-figures'
import { rowsShown } from './sizes'
import { listNearTowns } from './towns-with'

/** A page about a rubro in a town, with who is to be shown there. */
export type FoundInTown = RubroInTown & { rows: RankedRow[] }

/** The rubro and the town that the address of such a page names. */
export interface RubroPlace {
  rubro: LandingRubro
  place: AddressedTown
}

/** Returns the rubro and the town that an address names, or null where it names none. */
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
 * Returns what the page of a rubro in a town shows, and which professionals it lists (docs/product.md, 'Landing pages').
 * Returns null where nobody of the rubro lives in the town.
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
    // Who takes no work just now is back before the page is forgotten.
    availableAt: null,
    without: [],
  }
  const [{ rows, count }, otherRubros, nearTowns, categories] = await Promise.all([
    findRows(ctx.db, { rubroIds: [rubro.id], words: null }, around, rowsShown),
    listRubrosOf(ctx.db, { localidadId: place.localidadId }, rubro.id),
    listNearTowns(ctx.db, ofRubro(rubro.id), place),
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
