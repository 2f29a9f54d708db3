import type { Meta, Story } from '@/lib/story'
import { sampleBooking } from '../samples'
import { BannerView } from './banner-view'

export default { component: BannerView, title: 'advertising/banners/BannerView' } satisfies Meta

type BannerViewStory = Story<typeof BannerView>

export const Whole: BannerViewStory = {
  args: {
    booking: {
      ...sampleBooking,
      banner: {
        id: 'banner',
        title: 'Pinturería del Centro',
        description: '20 % en látex hasta fin de mes',
        targetUrl: 'https://pintureria.example',
        picture: {
          id: 'p',
          thumbUrl: '/notice-icon.png',
          fullUrl: '/notice-icon.png',
          width: 800,
          height: 400,
        },
        version: 1,
      },
    },
  },
}
