import { photoErrors } from '@oficio/contracts/browser-errors/photos'
import { limits } from '@oficio/contracts/limits'
import { photoTypes } from '@oficio/contracts/photos/photo-types'
import { tooManyPhotos } from '@oficio/contracts/text/too-many-photos'
import { randomKey } from '@/lib/random-key'
import { isWrongType } from './photo-file'
import type { PhotoItem, Refusal } from './photo-item'

export const acceptedTypes = photoTypes.join()

/** Sorts picked files into valid files and files that the server would refuse, so that no upload is wasted. */
export function pickFiles(
  files: readonly File[],
  { room, max }: { room: number; max: number },
): { items: PhotoItem[]; refusals: Refusal[] } {
  const items: PhotoItem[] = []
  const refusals: Refusal[] = []
  for (const file of files) {
    const key = randomKey()
    const text = refusalOf(file) ?? (items.length < room ? null : tooManyPhotos(max))
    if (text) refusals.push({ key, name: file.name, text })
    else items.push(itemOf(key, file))
  }
  return { items, refusals }
}

function refusalOf(file: File): string | null {
  if (isWrongType(file.type)) return photoErrors.photo_type.text
  // A larger file than the server accepts is made smaller before the upload.
  if (file.size > limits.pickedPhotoBytes) return photoErrors.photo_too_large.text
  return null
}

const itemOf = (key: string, file: File): PhotoItem => ({
  key,
  name: file.name,
  file,
  previewUrl: URL.createObjectURL(file),
  state: 'uploading',
  progress: 0,
  photo: null,
  error: null,
})
