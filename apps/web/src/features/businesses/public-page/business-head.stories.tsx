import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { headFacts } from './business-facts'
import { BusinessHead } from './business-head'

export default { component: BusinessHead, title: 'businesses/public-page/BusinessHead' } satisfies Meta

type BusinessHeadStory = Story<typeof BusinessHead>

export const Plain: BusinessHeadStory = { args: { ...headFacts(sampleBusiness), mark: 'shop' } }
export const VerifiedAndFeatured: BusinessHeadStory = {
  args: {
    ...headFacts({
      ...sampleBusiness,
      is_verified: true,
      verified_what: 'CUIT y dirección',
      is_featured: true,
      subscription_tier: 'featured',
    }),
    mark: 'shop',
  },
}
export const WithoutReviews: BusinessHeadStory = {
  args: {
    ...headFacts({ ...sampleBusiness, avg_rating: null, review_count: 0, short_description: null }),
    mark: 'shop',
  },
}
