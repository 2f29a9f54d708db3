import { AppError } from '@oficio/contracts/errors'
import { photoTypes } from '@oficio/contracts/photos/photo-types'
import type { ImageProcessor } from '@oficio/domain/kernel/ports'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { limitConcurrency } from '../limit-concurrency'

const maxPixels = 40_000_000
const timeoutSeconds = 10
const fullPx = 1600
const thumbPx = 480

/**
 * Returns the processor of photos. The first bytes are only a filter (they keep SVG and the like from libvips); that
 * the picture decodes and is drawn anew is the proof. Memory is bounded: two photos at once, one thread each; with
 * more than 32 in line it throws AppError unavailable.
 */
export function createSharpImages(): ImageProcessor {
  sharp.concurrency(1)
  const limit = limitConcurrency({ running: 2, waiting: 32 })
  return {
    async process(bytes) {
      if (!photoTypes.includes(await typeOf(bytes))) throw new AppError('photo_type')
      return limit(() => redraw(bytes))
    },
  }
}

async function typeOf(bytes: Uint8Array): Promise<string> {
  // It throws on input that ends in the middle of a header: then it is nothing that we know.
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined)
  return type?.mime ?? 'unknown'
}

async function redraw(bytes: Uint8Array) {
  try {
    // Metadata is left out by default, so the orientation it told must be applied first.
    const { data: full, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({ width: fullPx, height: fullPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    const thumb = await sharp(full)
      .resize({ width: thumbPx, height: thumbPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 75 })
      .toBuffer()
    return { full, thumb, type: 'image/webp', width: info.width, height: info.height }
  } catch (cause) {
    throw new AppError('photo_unreadable', { cause })
  }
}
