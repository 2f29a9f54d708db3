import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { photoSidePx, photoTypes } from '@oficio/contracts/photos/photo-types'
import type { ImageProcessor } from '@oficio/domain/kernel/ports'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Metadata } from 'sharp'
import { limitConcurrency } from '../limit-concurrency'

const timeoutSeconds = 10
const jpegEnd = new Uint8Array([0xff, 0xd9])

/**
 * Creates the photo processor. The first bytes are only a filter that keeps SVG and similar formats from libvips. The
 * real check is that the picture can be decoded and encoded again. Limits memory: two photos at once, one thread each,
 * and a maximum of pixels per format. Throws AppError `unavailable` if more than 32 photos wait.
 */
export function createSharpImages(): ImageProcessor {
  sharp.concurrency(1)
  const limit = limitConcurrency({ running: 2, waiting: 32 })
  return {
    async process(bytes) {
      const type = await typeOf(bytes)
      if (!photoTypes.includes(type)) throw new AppError('photo_type')
      return limit(() => redraw(bytes, type))
    },
  }
}

async function typeOf(bytes: Uint8Array): Promise<string> {
  // Throws on input that ends inside a header. Such a file has no known type.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return type?.mime ?? 'unknown'
}

async function redraw(bytes: Uint8Array, type: string) {
  try {
    const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const maxPixels = maxPixelsOf(type, isProgressive)
    if (width * height > maxPixels) throw new AppError('photo_too_many_pixels')
    return await draw(bytes, 'error').catch((cause: unknown) => {
      if (type !== 'image/jpeg') throw cause
      // Cameras and chat apps lose the end marker of complete pictures. With the marker added, only a complete picture
      // decodes without a warning.
      return draw(Buffer.concat([bytes, jpegEnd]), 'warning')
    })
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('photo_unreadable', { cause })
  }
}

/**
 * Returns the pixel limit. libvips shrinks a baseline JPEG while reading it, but must read a progressive one completely
 * first.
 */
function maxPixelsOf(type: string, isProgressive: Metadata['isProgressive']): number {
  const isShrunkWhileRead = type === 'image/jpeg' && !isProgressive
  return (isShrunkWhileRead ? limits.photoMegapixels : limits.wholePhotoMegapixels) * 1_000_000
}

async function draw(bytes: Uint8Array, failOn: 'error' | 'warning') {
  // Applies the orientation first, because the metadata that contains it is dropped. The pixels were checked above.
  const { data: full, info } = await sharp(bytes, { limitInputPixels: false, failOn })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: photoSidePx.full, height: photoSidePx.full, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  const thumb = await sharp(full)
    .resize({ width: photoSidePx.thumb, height: photoSidePx.thumb, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
  return { full, thumb, type: 'image/webp', width: info.width, height: info.height }
}
