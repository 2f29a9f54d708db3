import type { BusinessReviews as ReviewsView } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { businessDrawing } from '@oficio/drawings/icons'
import { Cover } from '@/components/illustrations/cover'
import { Container } from '@/components/layout/container'
import { Breadcrumb, type BreadcrumbProps } from '@/components/ui/breadcrumb'
import { CaptionedPhotos } from '@/features/photos/captioned-photos'
import type { MapTiles } from '@/features/places/reach-map'
import { BusinessReviews } from '../reviews/business-reviews'
import { BusinessAbout } from './business-about'
import { BusinessContact } from './business-contact'
import { aboutFacts, contactFacts, headFacts, hoursFacts, placeFacts } from './business-facts'
import { BusinessHead } from './business-head'
import { BusinessHours } from './business-hours'
import { BusinessPlace } from './business-place'
import { BusinessTabs } from './business-tabs'
import { CountVisits } from './count-visits'
import { PublicDataNote } from './public-data-note'

interface BusinessPageProps {
  business: BusinessView
  /** The breadcrumb from the home page to this page. */
  trail: BreadcrumbProps['items']
  reviews: ReviewsView
  supportEmail: string
  /** The tiles of the map that opens on request. Null if none are configured. */
  tiles: MapTiles | null
}

/** The public page of a business. It does not depend on the visitor, because it is cached. */
export function BusinessPage({ business, trail, reviews, supportEmail, tiles }: BusinessPageProps) {
  const place = placeFacts(business)
  const mark = businessDrawing(business.categories)
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <Breadcrumb items={trail} />
      {business.photos.length === 0 && <Cover name={mark} />}
      <BusinessHead {...headFacts(business)} mark={mark} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
        <div className="space-y-6 lg:col-start-2 lg:row-start-1">
          <BusinessContact {...contactFacts(business)} />
          <BusinessHours {...hoursFacts(business)} />
          {place && <BusinessPlace {...place} tiles={tiles} />}
          {business.is_claimable && (
            <PublicDataNote
              claimHref={business.email === null ? null : paths.claimBusiness(business.id)}
              supportEmail={supportEmail}
            />
          )}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <BusinessTabs
            tabs={[
              {
                id: 'informacion',
                label: 'Información',
                content: <BusinessAbout {...aboutFacts(business)} />,
              },
              { id: 'fotos', label: 'Fotos', content: <BusinessPhotos business={business} /> },
              {
                id: 'resenas',
                label: 'Reseñas',
                content: <BusinessReviews business={business} firstPage={reviews} />,
              },
            ]}
          />
        </div>
      </div>
      <CountVisits businessId={business.id} />
    </Container>
  )
}

function BusinessPhotos({ business: { name, photos } }: { business: BusinessView }) {
  return (
    <section id="fotos" aria-labelledby="titulo-fotos" className="scroll-mt-24">
      <h2 id="titulo-fotos" className="text-2xl">
        Fotos
      </h2>
      {photos.length === 0 && <p className="mt-4 text-muted-foreground">Todavía no tiene fotos.</p>}
      <CaptionedPhotos
        photos={photos.map(({ id, photo_url, thumb_url, width, height, caption }, at) => ({
          id,
          fullUrl: photo_url,
          thumbUrl: thumb_url,
          width,
          height,
          alt: caption || `${name}, foto ${at + 1}`,
          caption,
        }))}
      />
    </section>
  )
}
