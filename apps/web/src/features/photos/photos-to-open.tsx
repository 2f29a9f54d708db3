'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { inTime } from '@/lib/in-time'
import type { LargePhoto, PhotoLightbox } from './photo-lightbox'

interface PhotosToOpenProps {
  /** `small` is rendered by the server. */
  photos: readonly (LargePhoto & { small: ReactNode })[]
}

/**
 * Small photos, each of which opens in the lightbox. The lightbox's code is loaded with the first tap. If it cannot be
 * loaded, and without scripts, the link opens the picture itself.
 */
export function PhotosToOpen({ photos }: PhotosToOpenProps) {
  const [Lightbox, setLightbox] = useState<typeof PhotoLightbox | null>(null)
  const [openIndex, setOpenIndex] = useState<number | null>(null)

  const open = async (event: MouseEvent, position: number, fullUrl: string) => {
    // The link opens in a new tab or window, as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const loaded = await inTime(import('./photo-lightbox')).catch(() => null)
    if (!loaded) return location.assign(fullUrl)
    setLightbox(() => loaded.PhotoLightbox)
    setOpenIndex(position)
  }

  return (
    <>
      <ul className="mt-4 grid grid-cols-2 gap-3 tiny:grid-cols-1 sm:grid-cols-3">
        {photos.map(({ id, fullUrl, small }, position) => (
          <li key={id} className="min-w-0">
            <a
              href={fullUrl}
              onClick={(event) => void open(event, position, fullUrl)}
              className="group block space-y-1.5"
            >
              {small}
            </a>
          </li>
        ))}
      </ul>
      {Lightbox && (
        <Lightbox
          photos={photos}
          position={openIndex}
          onMove={setOpenIndex}
          onClose={() => setOpenIndex(null)}
        />
      )}
    </>
  )
}
