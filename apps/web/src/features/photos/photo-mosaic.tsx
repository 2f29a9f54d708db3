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

/** The places of the photos on desks, by the number of photos. The first photo is the largest. */
const places: Readonly<Record<number, readonly string[]>> = {
  1: ['md:col-span-4 md:row-span-2'],
  2: ['md:col-span-2 md:row-span-2', 'md:col-span-2 md:row-span-2'],
  3: ['md:col-span-2 md:row-span-2', 'md:col-span-2', 'md:col-span-2'],
  4: ['md:col-span-2 md:row-span-2', 'md:col-span-2', '', ''],
  [photosShown]: ['md:col-span-2 md:row-span-2', '', '', '', ''],
}

/**
 * The cover of a page with photos: up to five as a mosaic on desks, and a row to swipe on phones. Each opens in the
 * lightbox.
 */
export function PhotoMosaic({ photos, allHref }: PhotoMosaicProps) {
  const { open, lightbox } = useLightbox(photos)
  const tiles = photos.slice(0, photosShown)
  const isAlone = tiles.length === 1
  return (
    <div className="relative mt-4">
      <ul
        aria-label="Fotos"
        className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:grid md:h-80 md:grid-cols-4 md:grid-rows-2 md:overflow-hidden md:rounded-card md:px-0 lg:h-104"
      >
        {tiles.map((photo, position) => (
          <li
            key={photo.id}
            className={`shrink-0 snap-start overflow-hidden rounded-card bg-muted md:w-auto md:rounded-none ${isAlone ? 'w-full' : 'w-[86%]'} ${places[tiles.length]?.[position]}`}
          >
            <a
              href={photo.fullUrl}
              onClick={(event) => void open(event, position, photo.fullUrl)}
              className="block size-full focus-visible:-outline-offset-4"
            >
              {/* biome-ignore lint/performance/noImgElement: the server keeps both sizes ready */}
              <img
                {...photoSources(photo)}
                sizes={position === 0 ? '(width < 48rem) 60vw, 36rem' : '15rem'}
                alt={photo.alt}
                // Only the first photo is in sight on a phone before the visitor swipes.
                {...(position > 0 && { loading: 'lazy' })}
                className="aspect-3/2 size-full object-cover transition-opacity hover:opacity-90 md:aspect-auto"
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.length > 1 && (
        <Link
          href={allHref}
          className="absolute bottom-3 left-3 inline-flex min-h-11 items-center rounded-full bg-surface px-4 text-sm font-semibold shadow-float hover:bg-primary-soft md:right-3 md:left-auto"
        >
          Ver las {photos.length} fotos
        </Link>
      )}
      {lightbox}
    </div>
  )
}
