import { heicText } from '@oficio/contracts/browser-errors/heic'
import { photoErrors } from '@oficio/contracts/browser-errors/photos'
import { limits } from '@oficio/contracts/limits'
import { ApiError } from '@/lib/api/api-client'
import { inTime } from '@/lib/in-time'
import { drawSmaller } from './draw-smaller'
import { type PhotoKind, photoKindOf } from './photo-kind'

/**
 * Returns a photo as it is sent: a heavy one drawn smaller where that makes it lighter, a kind that the server does not read
 * (HEIC, AVIF) as a JPEG where this browser reads it. Sends the original where drawing fails. Throws ApiError photo_type and
 * photo_too_large.
 */
export async function preparePhoto(file: File): Promise<File> {
  const kind = photoKindOf(new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  const isSendable = kind !== 'heic' && kind !== 'other'
  const lightBytes = kind === 'jpeg' ? limits.shrinkPhotoBytes : limits.photoBytes
  if (isSendable && file.size <= lightBytes) return file
  const smallerFile = await inTurn(() => inTime(drawSmaller(file, { isOpaque: kind === 'jpeg' }))).catch(
    () => null,
  )
  if (!isSendable && !smallerFile) throw new ApiError('photo_type', { text: typeText(kind) })
  const lighter = smallerFile && (!isSendable || smallerFile.size < file.size) ? smallerFile : file
  if (lighter.size > limits.photoBytes)
    throw new ApiError('photo_too_large', { text: photoErrors.photo_too_large.text })
  return lighter
}

const typeText = (kind: PhotoKind): string => (kind === 'heic' ? heicText : photoErrors.photo_type.text)

/** Returns what runs one task after the other: several photos that are drawn at once take more memory than a phone has. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task, task)
    last = turn.catch(() => undefined)
    return turn
  }
}

const inTurn = oneAtATime()
