import type { Meta, Story } from '@/lib/story'
import { BannerCard } from './banner-card'

export default { component: BannerCard, title: 'advertising/showing/BannerCard' } satisfies Meta

type BannerCardStory = Story<typeof BannerCard>

export const Whole: BannerCardStory = {
  args: {
    title: 'Pinturería del Centro',
    hasTitle: true,
    description: '20 % en látex hasta fin de mes',
    imageUrl: null,
  },
}
export const PictureOnly: BannerCardStory = {
  args: { title: 'Pinturería del Centro', hasTitle: false, description: '', imageUrl: '/notice-icon.png' },
}
