import { photoErrors } from '@oficio/contracts/browser-errors/photos'
import { limits } from '@oficio/contracts/limits'
import { photoTypes } from '@oficio/contracts/photos/photo-types'
import { tooManyPhotos } from '@oficio/contracts/text/too-many-photos'
import { randomKey } from '@/lib/random-key'
import { isWrongType } from './photo-file'
import type { PhotoItem, Refusal } from './photo-item'

export const acceptedTypes = photoTypes.join()

/** Separates picked files into valid ones and those the server would refuse, so that nobody uploads in vain. */
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
  // Heavier ones than the server takes are drawn smaller before they are sent.
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
