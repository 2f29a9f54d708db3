import type { AdBookingView } from '@oficio/contracts/advertising/bookings'
import { findAdCombination } from '@oficio/contracts/advertising/spaces'
import { factLink } from '@/components/ui/link-classes'
import { AdFrame } from '../showing/ad-frame'
import { BannerCard } from '../showing/banner-card'

/** The banner of a booking as its slot shows it, with a link to its target. */
export function BannerView({
  booking: { banner, slot, combinationId },
}: {
  booking: Pick<AdBookingView, 'banner' | 'slot' | 'combinationId'>
}) {
  if (!banner) return null
  const combination = findAdCombination(combinationId)
  return (
    <div className="max-w-xl space-y-2">
      <AdFrame slot={slot ?? 'homepage_sidebar'} isBooked>
        <BannerCard
          title={banner.title}
          hasTitle={combination?.hasTitle ?? false}
          description={combination?.hasText ? banner.description : ''}
          imageUrl={banner.picture.fullUrl}
        />
      </AdFrame>
      <p className="min-w-0">
        Lleva a{' '}
        <a
          href={banner.targetUrl}
          target="_blank"
          rel="nofollow noopener noreferrer"
          className={`break-all ${factLink}`}
        >
          {banner.targetUrl}
        </a>
      </p>
    </div>
  )
}
