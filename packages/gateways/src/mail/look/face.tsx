import type { Site } from '@oficio/domain/kernel/ports'
import { drawnPortraitPath } from '@oficio/drawings/portraits/portrait-code'

interface FaceProps {
  site: Site
  name: string
  /** Chooses the drawn face. */
  faceSeed: string
  /** The address of the photo. Null if the professional has no photo or no public page. */
  portraitUrl: string | null
  size: 40 | 72
}

/** The photo of a professional, or the drawn portrait that the site shows. The name is beside it. */
export function Face({ site, name, faceSeed, portraitUrl, size }: FaceProps) {
  return (
    // biome-ignore lint/performance/noImgElement: mail clients know no component of Next
    <img
      src={portraitUrl ?? `${site.origin}${drawnPortraitPath(faceSeed)}`}
      alt={portraitUrl && size > 40 ? `Foto de ${name}` : ''}
      width={size}
      height={size}
      // Otherwise React adds a preload link to the head, which mail clients may fetch.
      loading="lazy"
      style={{ display: 'block', borderRadius: `${size / 2}px`, fontSize: '12px', lineHeight: '16px' }}
    />
  )
}
