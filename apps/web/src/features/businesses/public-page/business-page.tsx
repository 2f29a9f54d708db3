import type { BusinessReviews as Shown } from '@oficio/contracts/businesses/reviews'
import type { BusinessView } from '@oficio/contracts/businesses/view'
import { Container } from '@/components/layout/container'
import { Breadcrumb, type BreadcrumbProps } from '@/components/ui/breadcrumb'
import type { MapTiles } from '@/features/places/reach-map'
import { BusinessReviews } from '../reviews/business-reviews'
import { BusinessAbout } from './business-about'
import { BusinessContact } from './business-contact'
import { BusinessHead } from './business-head'
import { BusinessHours } from './business-hours'
import { BusinessPhotos } from './business-photos'
import { BusinessPlace } from './business-place'
import { BusinessTabs } from './business-tabs'
import { CountVisits } from './count-visits'
import { PublicDataNote } from './public-data-note'

interface BusinessPageProps {
  business: BusinessView
  /** Where it stands, from the home down. */
  trail: BreadcrumbProps['items']
  reviews: Shown
  supportEmail: string
  /** Of the map that somebody may ask for. */
  tiles: MapTiles | null
}

/** What anybody may know of a business. Nothing on it depends on who is looking. */
export function BusinessPage({ business, trail, reviews, supportEmail, tiles }: BusinessPageProps) {
  return (
    <Container className="pt-8 pb-16 md:pt-12">
      <Breadcrumb items={trail} />
      <BusinessHead business={business} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
        <div className="space-y-6 lg:col-start-2 lg:row-start-1">
          <BusinessContact business={business} />
          <BusinessHours business={business} />
          <BusinessPlace business={business} tiles={tiles} />
          {business.is_claimable && <PublicDataNote business={business} supportEmail={supportEmail} />}
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-start-1">
          <BusinessTabs
            tabs={[
              { id: 'informacion', label: 'Información', content: <BusinessAbout business={business} /> },
              { id: 'fotos', label: 'Fotos', content: <BusinessPhotos business={business} /> },
              {
                id: 'resenas',
                label: 'Reseñas',
                content: <BusinessReviews business={business} shown={reviews} />,
              },
            ]}
          />
        </div>
      </div>
      <CountVisits businessId={business.id} />
    </Container>
  )
}
