import { samplePhoto } from '@/features/photos/samples'
import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { BusinessFrame } from './business-frame'
import { BusinessPhotos } from './business-photos'

export default {
  component: BusinessFrame,
  title: 'businesses/public-page/BusinessFrame',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type BusinessFrameStory = Story<typeof BusinessFrame>

const photos = [1, 2, 3].map((at) => ({
  id: `${samplePhoto.id.slice(0, -1)}${at}`,
  photo_url: samplePhoto.fullUrl,
  thumb_url: samplePhoto.thumbUrl,
  width: samplePhoto.width,
  height: samplePhoto.height,
  caption: at === 1 ? 'El frente' : '',
}))
const args = {
  trail: [{ label: 'Negocios', href: '/negocios' }, { label: sampleBusiness.name }],
  supportEmail: 'soporte@oficio.example',
  tiles: null,
}

export const AboutWithPhotos: BusinessFrameStory = {
  args: { ...args, part: 'about', business: { ...sampleBusiness, photos }, children: 'El texto.' },
}
export const Photos: BusinessFrameStory = {
  args: {
    ...args,
    part: 'photos',
    business: { ...sampleBusiness, photos },
    children: <BusinessPhotos business={{ ...sampleBusiness, photos }} />,
  },
}
export const WithoutPhotosOrPhone: BusinessFrameStory = {
  args: {
    ...args,
    part: 'photos',
    business: { ...sampleBusiness, phone: null },
    children: <BusinessPhotos business={sampleBusiness} />,
  },
}
