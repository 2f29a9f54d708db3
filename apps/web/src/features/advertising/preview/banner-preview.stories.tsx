import type { Meta, Story } from '@/lib/story'
import { BannerPreview } from './banner-preview'

export default { component: BannerPreview, title: 'advertising/preview/BannerPreview' } satisfies Meta

type BannerPreviewStory = Story<typeof BannerPreview>

export const PictureOnly: BannerPreviewStory = { args: { slot: 'homepage_sidebar', combinationId: 1 } }
export const WithTitleAndText: BannerPreviewStory = { args: { slot: 'search_businesses', combinationId: 3 } }
