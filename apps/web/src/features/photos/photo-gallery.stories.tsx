import type { Meta, Story } from '@/lib/story'
import { PhotoGallery } from './photo-gallery'
import { samplePhoto } from './samples'

export default { component: PhotoGallery, title: 'photos/PhotoGallery' } satisfies Meta

type PhotoGalleryStory = Story<typeof PhotoGallery>

export const OnePhoto: PhotoGalleryStory = { args: { photos: [samplePhoto] } }
export const SeveralPhotos: PhotoGalleryStory = {
  args: { photos: ['1', '2', '3', '4'].map((id) => ({ ...samplePhoto, id })) },
}
