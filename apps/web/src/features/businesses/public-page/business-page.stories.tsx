import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { BusinessPage } from './business-page'

export default {
  component: BusinessPage,
  title: 'businesses/public-page/BusinessPage',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type BusinessPageStory = Story<typeof BusinessPage>

const page = {
  business: sampleBusiness,
  trail: [{ label: 'Negocios', href: '/negocios' }, { label: 'Ferretería Belgrano' }],
  reviews: { byStars: [0, 0, 1, 5, 15], removed: [], reviews: [], nextCursor: null },
  supportEmail: 'soporte@oficio.example',
  tiles: null,
}

export const Whole: BusinessPageStory = { args: page }
export const New: BusinessPageStory = {
  args: {
    ...page,
    business: {
      ...sampleBusiness,
      avg_rating: null,
      review_count: 0,
      short_description: null,
      tags: [],
      founding_year: null,
      employee_count: null,
      is_claimable: true,
    },
  },
}
