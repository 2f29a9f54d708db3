import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { BusinessAbout } from './business-about'

export default { component: BusinessAbout, title: 'businesses/public-page/BusinessAbout' } satisfies Meta

type BusinessAboutStory = Story<typeof BusinessAbout>

export const Whole: BusinessAboutStory = { args: { business: sampleBusiness } }
export const Sparse: BusinessAboutStory = {
  args: {
    business: { ...sampleBusiness, founding_year: null, employee_count: null, tags: [], description: '' },
  },
}
