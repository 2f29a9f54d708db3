import { samplePhoto } from '@/features/photos/samples'
import type { Meta, Story } from '@/lib/story'
import { sampleFoundBusiness } from '../samples'
import { BusinessCard } from './business-card'
import { businessCardFacts } from './business-card-facts'

export default { component: BusinessCard, title: 'search/businesses/BusinessCard' } satisfies Meta

type BusinessCardStory = Story<typeof BusinessCard>

const inList = (args: Parameters<typeof BusinessCard>[0]) => (
  <ul>
    <BusinessCard {...args} />
  </ul>
)

export const Usual: BusinessCardStory = {
  args: {
    facts: businessCardFacts(sampleFoundBusiness),
    opening: { isOpen: true, text: 'Abierto hasta las 20' },
  },
  render: inList,
}
export const Verified: BusinessCardStory = {
  args: {
    facts: businessCardFacts({ ...sampleFoundBusiness, is_verified: true }),
    opening: { isOpen: false, text: 'Cerrado' },
  },
  render: inList,
}
export const New: BusinessCardStory = {
  args: {
    facts: businessCardFacts({
      ...sampleFoundBusiness,
      avg_rating: null,
      review_count: 0,
      short_description: null,
      tags: [],
      distance_km: null,
    }),
  },
  render: inList,
}
export const WithPicture: BusinessCardStory = {
  args: {
    facts: businessCardFacts({ ...sampleFoundBusiness, cover_url: samplePhoto.thumbUrl }),
    opening: { isOpen: true, text: 'Abierto hasta las 20' },
  },
  render: inList,
}
