'use client'

import { type MouseEvent, type ReactNode, useState } from 'react'
import { inTime } from '@/lib/in-time'
import type { LargePhoto, PhotoLightbox } from './photo-lightbox'

interface Lightbox {
  /** Handles the click on a link to the picture itself. */
  open: (event: MouseEvent, position: number, fullUrl: string) => Promise<void>
  lightbox: ReactNode
}

/**
 * Opens photos in the lightbox, whose code is loaded with the first tap. If it cannot be loaded, and without scripts,
 * the link opens the picture itself.
 */
export function useLightbox(photos: readonly LargePhoto[]): Lightbox {
  const [Loaded, setLoaded] = useState<typeof PhotoLightbox | null>(null)
  const [openIndex, setOpenIndex] = useState<number | null>(null)

  const open = async (event: MouseEvent, position: number, fullUrl: string) => {
    // The link opens in a new tab or window, as any link does.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const loaded = await inTime(import('./photo-lightbox')).catch(() => null)
    if (!loaded) return location.assign(fullUrl)
    setLoaded(() => loaded.PhotoLightbox)
    setOpenIndex(position)
  }

  const lightbox = Loaded && (
    <Loaded photos={photos} position={openIndex} onMove={setOpenIndex} onClose={() => setOpenIndex(null)} />
  )
  return { open, lightbox }
}
