import type { BusinessReviews } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { codeOf } from '@oficio/contracts/errors'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { previewPath } from '@oficio/contracts/search/preview'
import { findBusinessId } from '@oficio/domain/businesses/find-business-id'
import { getBusiness } from '@oficio/domain/businesses/get-business'
import { getBusinessReviews } from '@oficio/domain/businesses/reviews/list-business-reviews'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { findLandingOfBusiness } from '@oficio/domain/search/landing/find-landing-of-business'
import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import { JsonLd } from '@/components/json-ld'
import { businessGraph } from '@/features/businesses/public-page/business-graph'
import { BusinessPage } from '@/features/businesses/public-page/business-page'
import { businessSummary } from '@/features/businesses/public-page/business-summary'
import { businessTrail } from '@/features/search/landing/category-words'
import { trailGraph } from '@/features/search/landing/landing-graph'
import { page, readHead } from '@/server/page'
import { cachedRead } from '@/server/page-cache'
import { openGraphOf } from '../../../open-graph'
import { siteSettings } from '../../../site-settings'

// Cached as a whole at the first visit. Every change to the shown data drops the page.
export const revalidate = 3600
export const generateStaticParams = () => []

/** Returns the business of the address. Cached per request for the head and the body of the page. */
const readBusiness = cache(async (ctx: Ctx, address: string): Promise<BusinessView> => {
  // A business may get this address later, and then drops the cached result by this tag.
  const addressTag = pageTags.businessAddress(address.toLowerCase())
  const id = await cachedRead(addressTag, [addressTag], () => findBusinessId(ctx, address))
  if (id === null) notFound()
  const tag = pageTags.business(id)
  const tags = [tag, pageTags.rubros, pageTags.places, pageTags.businessCategories]
  return cachedRead(tag, tags, () => getBusiness(ctx, visitor(), { idOrSlug: id })).catch(orGone)
})

/** Returns the reviews of a business. They have the tag of the page, so the same change drops both. */
const readReviews = (ctx: Ctx, id: string): Promise<BusinessReviews> => {
  const tag = pageTags.business(id)
  const read = () => getBusinessReviews(ctx, visitor(), { idOrSlug: id })
  return cachedRead(`${tag}:reviews`, [tag], read).catch(orGone)
}

/** Returns the position of the business among the landing pages of its category. */
const readTrail = async (ctx: Ctx, { id, name }: BusinessView) => {
  const tag = pageTags.business(id)
  const tags = [tag, pageTags.places, pageTags.businessCategories]
  const read = () => findLandingOfBusiness(ctx, { id })
  return businessTrail(name, await cachedRead(`${tag}:landing`, tags, read))
}

/** Shows the not-found page for hidden and deleted businesses alike. */
function orGone(error: unknown): never {
  const code = codeOf(error)
  if (code === 'business_not_found' || code === 'business_gone') notFound()
  throw error
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
  const url = paths.business(business.slug)
  // Redirects the id and every earlier name to the current address.
  if (url !== paths.business(params.idOrSlug)) permanentRedirect(url)
  const [reviews, trail] = await Promise.all([readReviews(ctx, business.id), readTrail(ctx, business)])
  const { site, mapTiles } = siteSettings()
  return (
    <>
      <JsonLd
        graph={[businessGraph(business, site.origin, reviews.reviews), trailGraph(trail, site.origin)]}
      />
      <BusinessPage
        business={business}
        trail={trail}
        reviews={reviews}
        supportEmail={site.supportEmail}
        tiles={mapTiles}
      />
    </>
  )
})
