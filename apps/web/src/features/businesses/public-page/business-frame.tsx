import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { photosPart } from '@oficio/contracts/reviews/page-parts'
import { businessDrawing } from '@oficio/drawings/icons'
import type { ReactNode } from 'react'
import { Cover } from '@/components/illustrations/cover'
import { Container } from '@/components/layout/container'
import { TrailRow } from '@/components/layout/trail-row'
import type { BreadcrumbProps } from '@/components/ui/breadcrumb'
import { Glance } from '@/components/ui/glance'
import { PhotoMosaic } from '@/features/photos/photo-mosaic'
import type { MapTiles } from '@/features/places/reach-map'
import { BusinessContact } from './business-contact'
import {
  type BusinessPart,
  contactFacts,
  glanceFacts,
  headFacts,
  hoursFacts,
  photoFacts,
  placeFacts,
  tabFacts,
} from './business-facts'
import { BusinessHead } from './business-head'
import { BusinessHours } from './business-hours'
import { BusinessPlace } from './business-place'
import { BusinessTabs } from './business-tabs'
import { CountVisits } from './count-visits'
import { PublicDataNote } from './public-data-note'
import { ReachBar } from './reach-bar'

export interface BusinessFrameProps {
  business: BusinessView
  part: BusinessPart
  /** The breadcrumb from the home page to this page. */
  trail: BreadcrumbProps['items']
  supportEmail: string
  /** The tiles of the map that opens on request. Null if none are configured. */
  tiles: MapTiles | null
  /** The content of the tab. On phones, contact and hours follow it. */
  children: ReactNode
  /** The rest of the tab, below contact and hours on phones. */
  below?: ReactNode
  similar?: ReactNode
}

/** What all tabs of a business share: head, tabs, contact, hours and place. Only the first tab has the cover. */
export function BusinessFrame({
  business,
  part,
  trail,
  children,
  below,
  similar,
  ...side
}: BusinessFrameProps) {
  const mark = businessDrawing(business.categories)
  const photos = part === 'about' ? photoFacts(business) : []
  const contact = contactFacts(business)
  return (
    <Container className="pt-4 max-lg:pb-0 md:pt-8 lg:pb-16">
      <TrailRow trail={trail} name={business.name} path={paths.business(business.slug)} />
      {part === 'about' && photos.length === 0 && <Cover name={mark} />}
      {photos.length > 0 && (
        <PhotoMosaic photos={photos} allHref={paths.businessPart(business.slug, photosPart)} />
      )}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <div className="min-w-0 space-y-6">
          <BusinessHead {...headFacts(business)} mark={mark} />
          {part === 'about' && <Glance facts={glanceFacts(business)} />}
          <BusinessTabs tabs={tabFacts(business, part)} />
          {children}
        </div>
        <Side business={business} contact={contact} {...side} />
        {below && <div className="min-w-0">{below}</div>}
      </div>
      {similar && <div className="mt-12">{similar}</div>}
      {contact.phone && (
        <ReachBar name={business.name} whatsappUrl={contact.phone.whatsappUrl} callUrl={contact.phone.url} />
      )}
      <CountVisits businessId={business.id} isVisit={part === 'about'} />
    </Container>
  )
}

interface SideProps extends Pick<BusinessFrameProps, 'business' | 'supportEmail' | 'tiles'> {
  contact: ReturnType<typeof contactFacts>
}

/** Contact, hours and place. On desks they stay in sight if the window is high enough for them. */
function Side({ business, contact, supportEmail, tiles }: SideProps) {
  const place = placeFacts(business)
  return (
    <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="space-y-6 lg:[@media(height>=56rem)]:sticky lg:[@media(height>=56rem)]:top-24">
        <BusinessContact {...contact} />
        <BusinessHours {...hoursFacts(business)} />
        {place && <BusinessPlace {...place} tiles={tiles} />}
        {business.is_claimable && (
          <PublicDataNote
            claimHref={business.email === null ? null : paths.claimBusiness(business.id)}
            supportEmail={supportEmail}
          />
        )}
      </div>
    </div>
  )
}
