import type { Meta, Story } from '@/lib/story'
import { PhotoThumb } from './photo-thumb'

export default { component: PhotoThumb, title: 'components/ui/PhotoThumb' } satisfies Meta

type PhotoThumbStory = Story<typeof PhotoThumb>

export const OnePhoto: PhotoThumbStory = { args: { url: '/notice-icon.png', photoCount: 1 } }
export const Several: PhotoThumbStory = { args: { url: '/notice-icon.png', photoCount: 5 } }
