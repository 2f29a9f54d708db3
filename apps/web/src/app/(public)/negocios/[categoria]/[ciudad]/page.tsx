import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { previewPath } from '@oficio/contracts/search/preview'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { viewKeptBusinesses } from '@oficio/domain/search/businesses/view-found-businesses'
import {
  type CategoryFoundInTown,
  findCategoryPlace,
  getCategoryInTown,
} from '@oficio/domain/search/landing/get-category-in-town'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { categoryGraph } from '@/features/search/landing/category-graph'
import { CategoryInTownPage } from '@/features/search/landing/category-pages'
import { categoryTownWords } from '@/features/search/landing/category-words'
import { categoryQuestions, questionGraph } from '@/features/search/landing/landing-questions'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { openGraphOf } from '../../../../open-graph'
import { siteSettings } from '../../../../site-settings'

// Cached as a whole at the first visit. A change of a business of that category in that town drops the page.
export const revalidate = 3600
export const generateStaticParams = () => []

const readFound = cache(async (ctx: Ctx, category: string, town: string): Promise<CategoryFoundInTown> => {
  const categoryPlace = await cachedRead(
    `category-place:${category}:${town}`,
    [pageTags.businessCategories, pageTags.places],
    () => findCategoryPlace(ctx, { category, town }),
  )
  if (!categoryPlace) notFound()
  const tag = pageTags.categoryInTown(categoryPlace.category.id, categoryPlace.place.localidadId)
  // A town without businesses is cached too. Its first business drops the cached page.
  const tags = [tag, pageTags.businessCategories, pageTags.places, pageTags.rubros]
  return (await cachedRead(tag, tags, () => getCategoryInTown(ctx, categoryPlace))) ?? notFound()
})

/** Returns the shown businesses. They have the tags of their own pages, so the same changes drop both. */
const readShown = (ctx: Ctx, { ids }: CategoryFoundInTown) =>
  cachedRead(`category-rows:${ids.join()}`, ids.map(pageTags.business), () => viewKeptBusinesses(ctx, ids))

export const generateMetadata = readHead(pages.categoryInTown, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.categoria, params.ciudad)
  const { title, description } = categoryTownWords(landing)
  const url = paths.categoryInTown(landing.category.slug, landing.town.slug)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraphOf({
      title,
      description,
      url,
      image: previewPath('category', landing.category.slug, landing.town.slug),
    }),
  }
})

export default page(pages.categoryInTown, async ({ ctx, params }) => {
  const landing = await readFound(ctx, params.categoria, params.ciudad)
  const url = paths.categoryInTown(landing.category.slug, landing.town.slug)
  // Redirects the name with its province to the canonical address.
  if (url !== paths.categoryInTown(params.categoria, params.ciudad)) permanentRedirect(url)
  const businesses = await readShown(ctx, landing)
  const questions = categoryQuestions(landing, businesses)
  const { origin } = siteSettings().site
  return (
    <>
      <JsonLd graph={[...categoryGraph(landing, businesses, origin), ...questionGraph(questions)]} />
      <CategoryInTownPage landing={landing} businesses={businesses} questions={questions} />
    </>
  )
})
