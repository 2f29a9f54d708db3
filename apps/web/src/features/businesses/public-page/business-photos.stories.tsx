import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { BusinessPhotos } from './business-photos'

export default {
  component: BusinessPhotos,
  title: 'businesses/public-page/BusinessPhotos',
} satisfies Meta

export const None: Story<typeof BusinessPhotos> = { args: { business: sampleBusiness } }
