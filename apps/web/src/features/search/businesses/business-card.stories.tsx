import type { Meta, Story } from '@/lib/story'
import { sampleFoundBusiness } from '../samples'
import { BusinessCard } from './business-card'

export default { component: BusinessCard, title: 'search/businesses/BusinessCard' } satisfies Meta

type BusinessCardStory = Story<typeof BusinessCard>

const inList = (args: Parameters<typeof BusinessCard>[0]) => (
  <ul>
    <BusinessCard {...args} />
  </ul>
)

export const Usual: BusinessCardStory = {
  args: { business: sampleFoundBusiness, opening: 'Abierto hasta las 20' },
  render: inList,
}
export const VerifiedAndFeatured: BusinessCardStory = {
  args: {
    business: {
      ...sampleFoundBusiness,
      is_verified: true,
      is_featured: true,
      pays_for_place: true,
      subscription_tier: 'featured',
    },
    opening: 'Cerrado',
  },
  render: inList,
}
export const New: BusinessCardStory = {
  args: {
    business: {
      ...sampleFoundBusiness,
      avg_rating: null,
      review_count: 0,
      short_description: null,
      tags: [],
      distance_km: null,
    },
    opening: null,
  },
  render: inList,
}
