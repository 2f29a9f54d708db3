import type { LandingCategory } from '@oficio/contracts/search/landing'
import { listNamedTerms } from '../../businesses/list-categories'
import type { Ctx } from '../../kernel/ctx'

/** Returns the category with the slug of an address, or null. Includes retired categories, because their pages stay. */
export async function findLandingCategory(ctx: Ctx, slug: string): Promise<LandingCategory | null> {
  const { data } = await listNamedTerms(ctx)
  return data.find((category) => category.slug === slug) ?? null
}
