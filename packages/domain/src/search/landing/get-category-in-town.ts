import type { CategoryInTown, LandingCategory } from '@oficio/contracts/search/landing'
import type { Ctx } from '../../kernel/ctx'
import { type AddressedTown, findTownByAddress } from '../../places/town-address'
import { readIds } from '../businesses/read-sought'
import {
  buildCategorySource,
  listCategoriesOf,
  listRubrosBesideCategory,
  readCategoryFigures,
} from './category-figures'
import { findLandingCategory } from './find-landing-category'
import { rowsShown } from './sizes'
import { listNearTowns } from './towns-with'

/** The category and the town that the address of a landing page names. */
export interface CategoryPlace {
  category: LandingCategory
  place: AddressedTown
}

/** The data of a landing page about a category in a town, with the ids of the businesses to list, best first. */
export type CategoryFoundInTown = CategoryInTown & { ids: string[] }

/** Returns the category and the town of an address, or null if one of them is unknown. */
export async function findCategoryPlace(
  ctx: Ctx,
  address: { category: string; town: string },
): Promise<CategoryPlace | null> {
  const [category, place] = await Promise.all([
    findLandingCategory(ctx, address.category),
    findTownByAddress(ctx.db, address.town),
  ])
  return category && place ? { category, place } : null
}

/**
 * Returns the data of the landing page of a category in a town (docs/product.md, 'Landing pages'). Returns null if the
 * town has no public business of the category.
 */
export async function getCategoryInTown(
  ctx: Ctx,
  { category, place }: CategoryPlace,
): Promise<CategoryFoundInTown | null> {
  const { localidadId, provinciaId, city, state, slug, provinceSlug } = place
  const figures = await readCategoryFigures(ctx, category.id, { localidadId })
  if (figures.count === 0) return null
  const criteria = {
    now: ctx.clock.now(),
    area: { kind: 'town', localidadId },
    text: null,
    categoryId: category.id,
    tagIds: [],
    isOpen: false,
    isFeatured: false,
  } as const
  const [ids, otherCategories, nearTowns, rubros] = await Promise.all([
    readIds(ctx.db, criteria, { sort: 'relevance', point: null, skip: 0, take: rowsShown }),
    listCategoriesOf(ctx, { localidadId }, category.id),
    listNearTowns(ctx.db, buildCategorySource(ctx, category.id), place),
    listRubrosBesideCategory(ctx, category.id, localidadId),
  ])
  return {
    category,
    town: { localidadId, provinciaId, city, state, slug, provinceSlug },
    ...figures,
    otherCategories,
    nearTowns,
    rubros,
    ids,
  }
}
