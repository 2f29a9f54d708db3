import { tierNames } from '@oficio/contracts/businesses/plans'
import type { Meta, Story } from '@/lib/story'
import { sampleFoundBusiness } from '../samples'
import { FeaturedBusinesses } from './featured-businesses'
import { featuredFacts } from './featured-facts'

export default { component: FeaturedBusinesses, title: 'search/businesses/FeaturedBusinesses' } satisfies Meta

type FeaturedBusinessesStory = Story<typeof FeaturedBusinesses>

export const TwoBusinesses: FeaturedBusinessesStory = {
  args: {
    featured: [
      featuredFacts(sampleFoundBusiness),
      featuredFacts({ ...sampleFoundBusiness, id: '2', slug: 'pintureria', name: 'Pinturería del Centro' }),
    ],
    badge: tierNames.featured,
  },
}
