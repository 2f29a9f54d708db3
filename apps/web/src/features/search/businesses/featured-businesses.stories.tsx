import type { Meta, Story } from '@/lib/story'
import { sampleFoundBusiness } from '../samples'
import { FeaturedBusinesses } from './featured-businesses'

export default { component: FeaturedBusinesses, title: 'search/businesses/FeaturedBusinesses' } satisfies Meta

type FeaturedBusinessesStory = Story<typeof FeaturedBusinesses>

export const TwoBusinesses: FeaturedBusinessesStory = {
  args: {
    featured: [
      { ...sampleFoundBusiness, is_featured: true },
      {
        ...sampleFoundBusiness,
        id: '2',
        slug: 'pintureria',
        name: 'Pinturería del Centro',
        is_featured: true,
      },
    ],
  },
}
