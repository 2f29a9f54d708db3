import type { Contributions } from '../kernel/ctx'
import { removeUnusedPhotosClock } from './remove-unused-photos'
import { waitingPhotos } from './waiting-uploads'

export const photos = {
  clock: [removeUnusedPhotosClock],
  waitingFiles: [waitingPhotos],
} satisfies Contributions
