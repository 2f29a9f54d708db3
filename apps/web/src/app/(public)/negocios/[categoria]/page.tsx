import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { getCategoryTowns } from '@oficio/domain/search/landing/get-category-towns'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { CategoryTownsPage } from '@/features/search/landing/category-towns-page'
import { categoryTrail, categoryWords } from '@/features/search/landing/category-words'
import { trailGraph } from '@/features/search/landing/landing-graph'
import { orNotFound } from '@/server/or-not-found'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../../site-settings'

// Cached as a whole at the first visit. Counts may be an hour old.
export const revalidate = 3600
export const generateStaticParams = () => []

const readTowns = cache((ctx: Ctx, slug: string) =>
  orNotFound(
    cachedRead(`category-towns:${slug}`, [pageTags.businessCategories, pageTags.places], () =>
      getCategoryTowns(ctx, slug),
    ),
  ),
)

export const generateMetadata = readHead(pages.categoryTowns, async ({ ctx, params }) => {
  const towns = await readTowns(ctx, params.categoria)
  return {
    ...categoryWords(towns),
    alternates: { canonical: paths.categoryTowns(towns.category.slug) },
    // Without a single business, search engines must not list the page.
    ...(towns.provinces.length === 0 && { robots: { index: false, follow: true } }),
  }
})

export default page(pages.categoryTowns, async ({ ctx, params }) => {
  const towns = await readTowns(ctx, params.categoria)
  return (
    <>
      <JsonLd graph={[trailGraph(categoryTrail(towns.category), siteSettings().site.origin)]} />
      <CategoryTownsPage towns={towns} />
    </>
  )
})
