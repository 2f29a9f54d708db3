import type { Meta, Story } from '@/lib/story'
import { KeptFormBox } from './kept-form-box'

export default { component: KeptFormBox, title: 'service-requests/filing/kept/KeptFormBox' } satisfies Meta

type KeptFormBoxStory = Story<typeof KeptFormBox>

export const WithPhotos: KeptFormBoxStory = { args: { hasLostPhotos: false, onStartAnew: () => undefined } }
export const PhotosGone: KeptFormBoxStory = { args: { hasLostPhotos: true, onStartAnew: () => undefined } }
