import { AppError } from '@oficio/contracts/errors'
import type { CategoryInProvince } from '@oficio/contracts/search/landing'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { buildAreaCondition } from './area'
import { buildCategorySource, listCategoriesOf, readCategoryFigures } from './category-figures'
import { findLandingCategory } from './find-landing-category'
import { findLandingProvince } from './find-landing-province'
import { rowsShown } from './sizes'
import { listOtherProvinces, listTownsWith } from './towns-with'

/** The data of a landing page about a category in a province, with the ids of the businesses to list, best first. */
export type CategoryFoundInProvince = CategoryInProvince & { ids: string[] }

/**
 * Returns the data of the landing page of a category in a province (docs/product.md, 'Landing pages'). Throws not_found
 * if the province has no public business of the category.
 */
export async function getCategoryInProvince(
  ctx: Ctx,
  address: { category: string; province: string },
): Promise<CategoryFoundInProvince> {
  const [category, province] = await Promise.all([
    findLandingCategory(ctx, address.category),
    findLandingProvince(ctx, address.province),
  ])
  if (!category || !province) throw new AppError('not_found')
  const { provinciaId } = province
  const figures = await readCategoryFigures(ctx, category.id, { provinciaId })
  if (figures.count === 0) throw new AppError('not_found')
  const inProvince = Prisma.sql`${buildCategorySource(ctx, category.id)} AND ${buildAreaCondition({ provinciaId })}`
  const [rows, provinces, otherCategories, otherProvinces] = await Promise.all([
    ctx.db.$queryRaw<{ id: string }[]>`
      SELECT entry.business_id AS id FROM ${inProvince} ORDER BY entry.score DESC, entry.business_id LIMIT ${rowsShown}`,
    listTownsWith(ctx.db, inProvince),
    listCategoriesOf(ctx, { provinciaId }, category.id),
    listOtherProvinces(ctx.db, buildCategorySource(ctx, category.id), provinciaId),
  ])
  return {
    category,
    province,
    ...figures,
    towns: provinces.flatMap(({ towns }) => towns),
    otherCategories,
    otherProvinces,
    ids: rows.map(({ id }) => id),
  }
}
