import type { PhotoView } from '@oficio/contracts/photos/photo'
import { ensureDevice } from '@/lib/api/ensure-device'
import { loadPart } from '@/lib/api/load-part'
import { uploadFile } from '@/lib/api/upload-file'

/** Stores one photo until a request takes it. Throws ApiError; `onProgress` gets 0 to 100. */
export async function uploadPhoto(
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<PhotoView> {
  const [{ uploadPhotoEndpoint }] = await Promise.all([
    loadPart(import('@oficio/contracts/photos/endpoints')),
    // Photos go up side by side, so who they belong to has to be known before the first one.
    ensureDevice(),
  ])
  return uploadFile(uploadPhotoEndpoint, file, options)
}
