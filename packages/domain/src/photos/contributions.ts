import type { Contributions } from '../kernel/ctx'
import { removeUnusedPhotosClock } from './remove-unused-photos'
import { waitingPhotos } from './waiting-uploads'

/** Everything that the photos noun adds to the registry. */
export const photos = {
  clock: [removeUnusedPhotosClock],
  waitingFiles: [waitingPhotos],
} satisfies Contributions
