import { limits } from '@oficio/contracts/limits'

const jpegQuality = 0.85

/**
 * Returns a picture drawn upright as a JPEG of at most `limits.shrunkPhotoPx` a side; throws where this browser cannot. The
 * new file has no metadata.
 */
export async function drawSmaller(file: File, { isOpaque }: { isOpaque: boolean }): Promise<File> {
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
  // A browser that is out of memory draws nothing and does not say so.
  const [, , , alpha] = context.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data
  if (isOpaque && alpha !== 255) throw new Error('nothing drawn')
  // A JPEG has no transparency: without a background it would be black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality))
  if (blob?.type !== 'image/jpeg') throw new Error('no JPEG')
  return blob
}
