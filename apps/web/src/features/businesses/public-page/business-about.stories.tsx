import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { BusinessAbout } from './business-about'
import { aboutFacts } from './business-facts'

export default { component: BusinessAbout, title: 'businesses/public-page/BusinessAbout' } satisfies Meta

type BusinessAboutStory = Story<typeof BusinessAbout>

export const Whole: BusinessAboutStory = { args: aboutFacts(sampleBusiness) }
export const Sparse: BusinessAboutStory = {
  args: aboutFacts({ ...sampleBusiness, tags: [], description: '' }),
}
