import { uploadPhotoEndpoint } from '@oficio/contracts/photos'
import type { PhotoView } from '@oficio/contracts/service-requests/shapes'
import { uploadFile } from '@/lib/upload-file'

/** Stores one photo until a request takes it. Throws ApiError; `onProgress` gets 0 to 100. */
export function uploadPhoto(
  file: File,
  options: { onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<PhotoView> {
  return uploadFile(uploadPhotoEndpoint, file, options)
}
