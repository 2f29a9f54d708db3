import { isBuilding } from '@oficio/context/build-phase'
import { pages } from '@oficio/contracts/pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { listCategoriesWithCounts } from '@oficio/domain/search/landing/get-category-towns'
import { JsonLd } from '@/components/json-ld'
import { CategoryIndex } from '@/features/search/landing/category-index'
import { categoryIndexTrail } from '@/features/search/landing/category-words'
import { trailGraph } from '@/features/search/landing/landing-graph'
import { head, page } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { siteSettings } from '../../site-settings'

// Cached as a whole. Counts may be an hour old.
export const revalidate = 3600

export const metadata = head(pages.categoryIndex, {
  title: 'Negocios por categoría',
  description:
    'Cafés, comercios, consultorios y más de cada ciudad: dirección, horarios, fotos y reseñas de quienes los visitan.',
})

export default page(pages.categoryIndex, async ({ ctx }) => {
  const categories = isBuilding()
    ? []
    : await cachedRead('category-index', [pageTags.businessCategories], () => listCategoriesWithCounts(ctx))
  return (
    <>
      <JsonLd graph={[trailGraph(categoryIndexTrail(), siteSettings().site.origin)]} />
      <CategoryIndex categories={categories} />
    </>
  )
})
