import type { BusinessView } from '@oficio/contracts/businesses/view'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { previewPath } from '@oficio/contracts/search/preview'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { findSimilarBusinesses } from '@oficio/domain/search/businesses/find-similar-businesses'
import { viewKeptBusinesses } from '@oficio/domain/search/businesses/view-found-businesses'
import { JsonLd } from '@/components/json-ld'
import { businessGraph } from '@/features/businesses/public-page/business-graph'
import { BusinessPage } from '@/features/businesses/public-page/business-page'
import { businessSummary } from '@/features/businesses/public-page/business-summary'
import { newestReviews } from '@/features/reviews/newest-reviews'
import { similarBusiness } from '@/features/search/businesses/similar-business'
import { trailGraph } from '@/features/search/landing/landing-graph'
import { SimilarOnes } from '@/features/search/similar-ones'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { openGraphOf } from '../../../open-graph'
import { siteSettings } from '../../../site-settings'
import { readBusiness, readReviews, readTrail, redirectToName } from '../read-business'

// Cached as a whole at the first visit. Every change to the business drops the page.
export const revalidate = 3600
export const generateStaticParams = () => []

/**
 * Returns others of the same category in the town. If one of them leaves the site or changes its name, the page is
 * dropped. A new one and other changes appear when the page is an hour old.
 */
async function readSimilar(ctx: Ctx, { id }: BusinessView) {
  const tag = pageTags.business(id)
  const tags = [tag, pageTags.places, pageTags.businessCategories]
  const ids = await cachedRead(`${tag}:similar`, tags, () => findSimilarBusinesses(ctx, { id }))
  return cachedRead(`similar-rows:${ids.join()}`, ids.map(pageTags.businessLink), () =>
    viewKeptBusinesses(ctx, ids),
  )
}

export const generateMetadata = readHead(pages.business, async ({ ctx, params }) => {
  const business = await readBusiness(ctx, params.idOrSlug)
  const { title, description } = businessSummary(business)
  const url = paths.business(business.slug)
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: openGraphOf({ title, description, url, image: previewPath('business', business.id) }),
  }
})

export default page(pages.business, async ({ ctx, params }) => {
  const business = await readBusiness(ctx, params.idOrSlug)
  redirectToName(business, params.idOrSlug)
  const [reviews, trail, similar] = await Promise.all([
    readReviews(ctx, business.id),
    readTrail(ctx, business),
    readSimilar(ctx, business),
  ])
  const { site, mapTiles } = siteSettings()
  const city = business.locations[0]?.city
  const newest = reviews.reviews.slice(0, newestReviews)
  return (
    <>
      <JsonLd graph={[businessGraph(business, site.origin, newest), trailGraph(trail, site.origin)]} />
      <BusinessPage
        business={business}
        trail={trail}
        reviews={reviews}
        supportEmail={site.supportEmail}
        tiles={mapTiles}
        similar={
          similar.length > 0 && (
            <SimilarOnes
              title={city ? `Otros como este en ${city}` : 'Otros como este'}
              list={similar.map(similarBusiness)}
              all={{ label: 'Ver todos', href: trail.at(-2)?.href ?? paths.searchBusinesses() }}
            />
          )
        }
      />
    </>
  )
})
