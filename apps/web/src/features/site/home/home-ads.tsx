import { Container } from '@/components/layout/container'
import { AdSlot } from '../../advertising/showing/ad-slot'

const [left, right] = ['homepage_featured_1', 'homepage_featured_2'] as const
const featured = [left, right]

/** The two featured slots, side by side where there is room; on a phone only the first of them. */
export const HomeAds = () => (
  <Container className="pt-12">
    <div className="grid grid-cols-2 gap-5 max-sm:hidden">
      <AdSlot slot={left} />
      <AdSlot slot={right} />
    </div>
    <div className="sm:hidden">
      <AdSlot slot={left} slots={featured} />
    </div>
  </Container>
)

/** The second one on a phone: two boxes in a row would push what the site does off the screen. */
export const HomeLowerAd = () => (
  <Container className="pb-16 sm:hidden">
    <AdSlot slot={right} slots={featured} />
  </Container>
)

/** The third one, by itself further down. */
export const HomeSideAd = () => (
  <Container className="pb-16">
    <div className="mx-auto max-w-xl">
      <AdSlot slot="homepage_sidebar" />
    </div>
  </Container>
)
