import { photoSidePx } from '@oficio/contracts/photos/photo-types'
import type { PublicPhoto } from './public-photo'

/**
 * Returns the attributes with which a browser chooses between the two sizes of a photo, and reserves its space before it
 * arrives.
 */
export function photoSources({ thumbUrl, fullUrl, width, height }: Omit<PublicPhoto, 'id' | 'alt'>) {
  const shrink = Math.min(1, photoSidePx.thumb / Math.max(width, height))
  const thumbWidth = Math.round(width * shrink)
  return {
    src: thumbUrl,
    // A photo that was uploaded small has one size only.
    ...(shrink < 1 && { srcSet: `${thumbUrl} ${thumbWidth}w, ${fullUrl} ${width}w` }),
    width,
    height,
  }
}
