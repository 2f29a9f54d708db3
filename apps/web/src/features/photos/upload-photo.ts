import type { PhotoView } from '@oficio/contracts/photos/photo'
import { ensureDevice } from '@/lib/api/ensure-device'
import { loadPart } from '@/lib/api/load-part'
import { uploadFile } from '@/lib/api/upload-file'
import { needsPreparing } from './photo-file'

/** Stores one photo until a request takes it. Throws ApiError; `onProgress` gets 0 to 100. */
export async function uploadPhoto(
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<PhotoView> {
  const [{ uploadPhotoEndpoint }, photo] = await Promise.all([
    loadPart(import('@oficio/contracts/photos/endpoints')),
    prepareIfNeeded(file),
    // Photos go up side by side, so who they belong to has to be known before the first one.
    ensureDevice(),
  ])
  return uploadFile(uploadPhotoEndpoint, photo, options)
}

/** Returns the photo as it is sent; a page loads what draws it smaller only with a photo that needs it. */
export async function prepareIfNeeded(file: File): Promise<File> {
  if (!needsPreparing(file)) return file
  const { preparePhoto } = await loadPart(import('./prepare-photo'))
  return preparePhoto(file)
}
