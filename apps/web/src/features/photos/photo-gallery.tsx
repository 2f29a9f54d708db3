'use client'

import type { PhotoView } from '@oficio/contracts/photos/photo'
import { useState } from 'react'
import { PhotoLightbox } from './photo-lightbox'

/** The photos of a request. Each opens in the lightbox. */
export function PhotoGallery({ photos }: { photos: readonly PhotoView[] }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  if (photos.length === 0) return null
  const large = photos.map((photo, at) => ({ ...photo, alt: `Foto ${at + 1} de la solicitud` }))
  return (
    <>
      <ul aria-label="Fotos de la solicitud" className="grid grid-cols-3 gap-2.5 sm:grid-cols-5">
        {photos.map((photo, position) => (
          <li key={photo.id}>
            <a
              // A link, so that without scripts it opens the picture itself.
              href={photo.fullUrl}
              onClick={(event) => {
                event.preventDefault()
                setOpenIndex(position)
              }}
              aria-label={`Ver la foto ${position + 1} de ${photos.length} en grande`}
              className="block aspect-square w-full overflow-hidden rounded-control border bg-muted"
            >
              {/* biome-ignore lint/performance/noImgElement: the server keeps the small picture ready */}
              <img
                src={photo.thumbUrl}
                alt=""
                loading="lazy"
                className="size-full object-cover transition-opacity hover:opacity-85"
              />
            </a>
          </li>
        ))}
      </ul>
      <PhotoLightbox
        photos={large}
        position={openIndex}
        onMove={setOpenIndex}
        onClose={() => setOpenIndex(null)}
      />
    </>
  )
}
