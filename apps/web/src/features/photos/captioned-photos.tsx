'use client'

import { photoSources } from './photo-sources'
import type { PublicPhoto } from './public-photo'
import { useLightbox } from './use-lightbox'

/** Public photos with captions. Each opens in the lightbox. */
export function CaptionedPhotos({ photos }: { photos: readonly PublicPhoto[] }) {
  const { open, lightbox } = useLightbox(photos)
  return (
    <>
      <ul className="mt-4 grid grid-cols-2 gap-3 tiny:grid-cols-1 sm:grid-cols-3">
        {photos.map((photo, position) => (
          <li key={photo.id} className="min-w-0">
            <a
              href={photo.fullUrl}
              onClick={(event) => void open(event, position, photo.fullUrl)}
              className="group block space-y-1.5"
            >
              {/* biome-ignore lint/performance/noImgElement: the server keeps both sizes ready */}
              <img
                {...photoSources(photo)}
                sizes="15rem"
                alt={photo.alt}
                loading="lazy"
                className="aspect-4/3 w-full rounded-control border bg-muted object-cover transition-opacity group-hover:opacity-85"
              />
              {photo.caption && (
                <span aria-hidden className="block text-sm break-words text-muted-foreground">
                  {photo.caption}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {lightbox}
    </>
  )
}
