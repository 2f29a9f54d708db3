import type { Meta, Story } from '@/lib/story'
import { PhotoTile } from './photo-tile'
import { samplePhoto } from './samples'

export default { component: PhotoTile, title: 'photos/PhotoTile' } satisfies Meta

type PhotoTileStory = Story<typeof PhotoTile>

const item = {
  key: '1',
  name: 'cocina.jpg',
  file: null,
  previewUrl: samplePhoto.thumbUrl,
  state: 'stored' as const,
  progress: 100,
  photo: samplePhoto,
  error: null,
}
const tile = { item, onRetry: () => undefined, onRemove: () => undefined }

const inList = (args: Parameters<typeof PhotoTile>[0]) => (
  <ul>
    <PhotoTile {...args} />
  </ul>
)

export const Uploading: PhotoTileStory = {
  args: { ...tile, item: { ...item, state: 'uploading', progress: 40, photo: null } },
  render: inList,
}
export const UploadDone: PhotoTileStory = { args: tile, render: inList }
export const UploadFailed: PhotoTileStory = {
  args: { ...tile, item: { ...item, state: 'failed', photo: null, error: 'La foto pesa más de 10 MB' } },
  render: inList,
}
