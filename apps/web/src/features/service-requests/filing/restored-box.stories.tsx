import type { Meta, Story } from '@/lib/story'
import { RestoredBox } from './restored-box'

export default { component: RestoredBox, title: 'service-requests/filing/RestoredBox' } satisfies Meta

type RestoredBoxStory = Story<typeof RestoredBox>

export const WithPhotos: RestoredBoxStory = { args: { hasLostPhotos: false, onStartAgain: () => undefined } }
export const PhotosGone: RestoredBoxStory = { args: { hasLostPhotos: true, onStartAgain: () => undefined } }
