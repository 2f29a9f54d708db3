import type { Meta, Story } from '@/lib/story'
import { PhotoLightbox } from './photo-lightbox'
import { samplePhoto } from './samples'

export default { component: PhotoLightbox, title: 'photos/PhotoLightbox' } satisfies Meta

type PhotoLightboxStory = Story<typeof PhotoLightbox>

export const FirstOfTwo: PhotoLightboxStory = {
  args: {
    photos: [
      { ...samplePhoto, alt: 'Cocina' },
      { ...samplePhoto, id: '2', alt: 'Baño', caption: 'Baño nuevo' },
    ],
    position: 0,
    onMove: () => undefined,
    onClose: () => undefined,
  },
}
export const WithCaption: PhotoLightboxStory = {
  args: {
    photos: [{ ...samplePhoto, alt: 'Baño', caption: 'Baño nuevo en Fisherton' }],
    position: 0,
    onMove: () => undefined,
    onClose: () => undefined,
  },
}
