import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { partOf } from '@oficio/contracts/reviews/page-parts'
import { notFound } from 'next/navigation'
import { BusinessFrame } from '@/features/businesses/public-page/business-frame'
import { BusinessPhotos } from '@/features/businesses/public-page/business-photos'
import { BusinessReviews } from '@/features/businesses/reviews/business-reviews'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../../../site-settings'
import { readBusiness, readReviews, readTrail, redirectToName } from '../../read-business'

// Cached as a whole at the first visit, and dropped together with the first tab.
export const revalidate = 3600
export const generateStaticParams = () => []

export const generateMetadata = readHead(pages.businessPart, async ({ ctx, params }) => {
  const { name } = await readBusiness(ctx, params.idOrSlug)
  return { title: `${partOf(params.parte)?.kind === 'photos' ? 'Fotos' : 'Reseñas'} de ${name}` }
})

export default page(pages.businessPart, async ({ ctx, params }) => {
  const part = partOf(params.parte)
  if (!part) notFound()
  const business = await readBusiness(ctx, params.idOrSlug)
  redirectToName(business, params.idOrSlug, `/${params.parte}`)
  const { site, mapTiles } = siteSettings()
  const trail = (await readTrail(ctx, business)).slice(0, -1)
  const frame = {
    business,
    part: part.kind,
    trail: [
      ...trail,
      { label: business.name, href: paths.business(business.slug) },
      { label: part.kind === 'photos' ? 'Fotos' : 'Reseñas' },
    ],
    supportEmail: site.supportEmail,
    tiles: mapTiles,
  }
  if (part.kind === 'photos')
    return (
      <BusinessFrame {...frame}>
        <BusinessPhotos business={business} />
      </BusinessFrame>
    )
  const firstPage = await readReviews(ctx, business.id, part.stars)
  if (part.stars && !firstPage.byStars[part.stars - 1]) notFound()
  return (
    <BusinessFrame {...frame}>
      <BusinessReviews business={business} firstPage={firstPage} stars={part.stars} />
    </BusinessFrame>
  )
})
