import type { PhotoView } from '@oficio/contracts/photos/photo'
import { ensureDevice } from '@/lib/api/ensure-device'
import { loadPart } from '@/lib/api/load-part'
import { uploadFile } from '@/lib/api/upload-file'
import { needsPreparing } from './photo-file'

/** Uploads one photo, which the server keeps until a form uses it. `onProgress` gets 0 to 100. Throws ApiError. */
export async function uploadPhoto(
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<PhotoView> {
  const [{ uploadPhotoEndpoint }, photo] = await Promise.all([
    loadPart(import('@oficio/contracts/photos/endpoints')),
    prepareIfNeeded(file),
    // Photos are uploaded in parallel, so the device cookie that owns them must exist before the first upload.
    ensureDevice(),
  ])
  return uploadFile(uploadPhotoEndpoint, photo, options)
}

/** Returns the file to upload. The code that makes a photo smaller is loaded only for a photo that needs it. */
export async function prepareIfNeeded(file: File): Promise<File> {
  if (!needsPreparing(file)) return file
  const { preparePhoto } = await loadPart(import('./prepare-photo'))
  return preparePhoto(file)
}
