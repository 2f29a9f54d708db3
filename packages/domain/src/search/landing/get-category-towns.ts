import { AppError } from '@oficio/contracts/errors'
import type { CategoryTowns, LandingCategory, RowCount } from '@oficio/contracts/search/landing'
import { listBusinessCategories } from '../../businesses/list-categories'
import { isEntryPublicAt } from '../../businesses/public-business'
import type { Ctx } from '../../kernel/ctx'
import { buildCategorySource } from './category-figures'
import { findLandingCategory } from './find-landing-category'
import { listTownsWith } from './towns-with'

/** Returns the towns with public businesses of a category, by province. Throws not_found for an unknown category. */
export async function getCategoryTowns(ctx: Ctx, slug: string): Promise<CategoryTowns> {
  const category = await findLandingCategory(ctx, slug)
  if (!category) throw new AppError('not_found')
  return { category, provinces: await listTownsWith(ctx.db, buildCategorySource(ctx, category.id)) }
}

/** Returns every category in the usual order, with its number of public businesses. */
export async function listCategoriesWithCounts(ctx: Ctx): Promise<(LandingCategory & RowCount)[]> {
  const [{ data }, counts] = await Promise.all([
    listBusinessCategories(ctx),
    ctx.db.$queryRaw<{ id: number; count: number }[]>`
      SELECT entry.category_id AS id, count(*)::int AS count FROM business_category_links entry
      WHERE ${isEntryPublicAt(ctx.clock.now())} GROUP BY entry.category_id`,
  ])
  const byCategory = new Map(counts.map(({ id, count }) => [id, count]))
  return data.map((category) => ({ ...category, count: byCategory.get(category.id) ?? 0 }))
}
