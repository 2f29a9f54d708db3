import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { viewKeptBusinesses } from '@oficio/domain/search/businesses/view-found-businesses'
import {
  type CategoryFoundInProvince,
  getCategoryInProvince,
} from '@oficio/domain/search/landing/get-category-in-province'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { categoryProvinceGraph } from '@/features/search/landing/category-graph'
import { CategoryInProvincePage } from '@/features/search/landing/category-pages'
import { categoryProvinceWords } from '@/features/search/landing/category-words'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../../../../site-settings'

// Cached as a whole at the first visit. Figures may be an hour old, but a change of a shown business drops the page at
// once.
export const revalidate = 3600
export const generateStaticParams = () => []

const readFound = cache((ctx: Ctx, category: string, province: string) =>
  orNotFound(
    cachedRead(
      `category-in-province:${category}:${province}`,
      [pageTags.businessCategories, pageTags.places],
      () => getCategoryInProvince(ctx, { category, province }),
    ),
  ),
)

const readShown = (ctx: Ctx, { ids }: CategoryFoundInProvince) =>
  cachedRead(`category-rows:${ids.join()}`, ids.map(pageTags.business), () => viewKeptBusinesses(ctx, ids))

export const generateMetadata = readHead(pages.categoryInProvince, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.categoria, params.provincia)
  return {
    ...categoryProvinceWords(landing),
    alternates: { canonical: paths.categoryInProvince(landing.category.slug, landing.province.slug) },
  }
})

export default page(pages.categoryInProvince, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.categoria, params.provincia)
  const businesses = await readShown(ctx, landing)
  return (
    <>
      <JsonLd graph={categoryProvinceGraph(landing, businesses, siteSettings().site.origin)} />
      <CategoryInProvincePage landing={landing} businesses={businesses} />
    </>
  )
})
