import { samplePhoto } from '@/features/photos/samples'
import type { Meta, Story } from '@/lib/story'
import { WorkPhotoDecisions } from './work-photo-decisions'

export default {
  component: WorkPhotoDecisions,
  title: 'professionals/portfolio/WorkPhotoDecisions',
} satisfies Meta

type WorkPhotoDecisionsStory = Story<typeof WorkPhotoDecisions>

export const Photos: WorkPhotoDecisionsStory = {
  args: {
    photos: [
      { ...samplePhoto, caption: 'Baño nuevo' },
      { ...samplePhoto, id: '2', caption: '' },
    ],
  },
}
export const None: WorkPhotoDecisionsStory = { args: { photos: [] } }
