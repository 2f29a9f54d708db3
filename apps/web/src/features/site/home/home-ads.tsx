import { Container } from '@/components/layout/container'
import { AdSlot } from '../../advertising/showing/ad-slot'

/** The two featured slots, side by side where there is room. */
export const HomeAds = () => (
  <Container className="grid gap-5 pt-12 sm:grid-cols-2">
    <AdSlot slot="homepage_featured_1" />
    <AdSlot slot="homepage_featured_2" />
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
