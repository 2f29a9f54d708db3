import { heicText } from '@oficio/contracts/browser-errors/heic'
import { photoErrors } from '@oficio/contracts/browser-errors/photos'
import { limits } from '@oficio/contracts/limits'
import { ApiError } from '@/lib/api/api-client'
import { inTime } from '@/lib/in-time'
import { type PhotoKind, photoKindOf } from './photo-kind'

const jpegQuality = 0.85

/**
 * Returns the file to upload. A large photo is redrawn smaller if that makes it lighter. A format that the server
 * cannot read (HEIC, AVIF) becomes a JPEG if this browser can read it. If redrawing fails, returns the original. Throws
 * ApiError photo_type and photo_too_large.
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

/**
 * Returns a function that runs tasks one after another, because redrawing several photos at once takes more memory than
 * a phone has.
 */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task, task)
    last = turn.catch(() => undefined)
    return turn
  }
}

const inTurn = oneAtATime()

/**
 * Returns the picture as an upright JPEG without metadata, of at most `limits.shrunkPhotoPx` pixels a side. Throws if
 * this browser cannot read or draw it.
 */
async function drawSmaller(file: File, { isOpaque }: { isOpaque: boolean }): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const canvas = document.createElement('canvas')
  try {
    const scale = Math.min(1, limits.shrunkPhotoPx / Math.max(bitmap.width, bitmap.height))
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    const blob = await draw(bitmap, canvas, isOpaque)
    return new File([blob], `${file.name.replace(/\.\w+$/, '') || 'foto'}.jpg`, { type: blob.type })
  } finally {
    bitmap.close()
    // Safari keeps the memory of a canvas until it is emptied.
    canvas.width = 0
    canvas.height = 0
  }
}

async function draw(bitmap: ImageBitmap, canvas: HTMLCanvasElement, isOpaque: boolean): Promise<Blob> {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  // A browser that is out of memory draws nothing and reports no error.
  const [, , , alpha] = context.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data
  if (isOpaque && alpha !== 255) throw new Error('nothing drawn')
  // JPEG has no transparency, so transparent parts would become black without a background.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (blob?.type !== 'image/jpeg') throw new Error('no JPEG')
  return blob
}
