'use client'

import { Link } from '@/components/ui/link'
import { photoSources } from './photo-sources'
import type { PublicPhoto } from './public-photo'
import { useLightbox } from './use-lightbox'

interface PhotoMosaicProps {
  photos: readonly PublicPhoto[]
  /** The page with all photos. */
  allHref: string
}

/** How many photos the mosaic shows. The lightbox shows all of them. */
const photosShown = 5

/**
 * The cover of a page with photos: up to five as a mosaic on desks, and a row to swipe on phones. Each opens in the
 * lightbox.
 */
export function PhotoMosaic({ photos, allHref }: PhotoMosaicProps) {
  const { open, lightbox } = useLightbox(photos)
  const tiles = photos.slice(0, photosShown)
  return (
    <div className="relative mt-4">
      <ul aria-label="Fotos" className="mosaic">
        {tiles.map((photo, position) => (
          <li key={photo.id}>
            <a href={photo.fullUrl} onClick={(event) => void open(event, position, photo.fullUrl)}>
              {/* biome-ignore lint/performance/noImgElement: the server keeps both sizes ready */}
              <img
                {...photoSources(photo)}
                sizes={position === 0 ? '(width < 48rem) 60vw, 36rem' : '15rem'}
                alt={photo.alt}
                // Only the first photo is in sight on a phone before the visitor swipes.
                {...(position > 0 && { loading: 'lazy' })}
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <Link href={allHref} className="mosaic-all">
          Ver las {photos.length} fotos
        </Link>
      )}
      {lightbox}
    </div>
  )
}
