'use client'

import type { PhotoView } from '@oficio/contracts/photos/photo'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import * as RadixDialog from 'radix-ui/dialog'
import { type KeyboardEvent, type TouchEvent, useRef } from 'react'

export interface LargePhoto extends Pick<PhotoView, 'id' | 'fullUrl' | 'width' | 'height'> {
  /** The text alternative of the photo. */
  alt: string
  /** The caption below the photo. */
  caption?: string
}

interface PhotoLightboxProps {
  photos: readonly LargePhoto[]
  /** The index of the open photo, or null if the lightbox is closed. */
  position: number | null
  onMove: (position: number) => void
  onClose: () => void
}

/** How many pixels a finger must move to turn the page. */
const swipePx = 48
const control =
  'grid size-11 place-items-center rounded-full bg-scrim/70 text-scrim-foreground transition-colors hover:bg-scrim focus-visible:outline-sol'

/** Shows a photo as large as the screen allows. Arrow keys, buttons or a swipe turn the page; Escape closes it. */
export function PhotoLightbox({ photos, position, onMove, onClose }: PhotoLightboxProps) {
  const touchedAt = useRef(0)
  const opener = useRef<Element | null>(null)
  const photo = position === null ? undefined : photos[position]
  const current = position ?? 0
  const go = (step: number) => onMove((current + step + photos.length) % photos.length)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  const onTouchStart = (event: TouchEvent) => {
    touchedAt.current = event.touches[0]?.clientX ?? 0
  }
  const onTouchEnd = (event: TouchEvent) => {
    const swipeDistance = (event.changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current
    if (Math.abs(swipeDistance) > swipePx) go(swipeDistance > 0 ? -1 : 1)
  }

  // The dialog has no trigger of its own, so the focus is returned here to the element that had it.
  const giveBack = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <RadixDialog.Root open={photo !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 bg-scrim/95" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={giveBack}
          onKeyDown={onKeyDown}
          onTouchStart={onTouchStart}
          onTouchEnd={onTouchEnd}
          className="fixed inset-0 z-50 flex flex-col outline-none"
        >
          <div className="flex items-center justify-between p-3 text-scrim-foreground">
            <RadixDialog.Title className="pl-2 font-sans text-base font-medium tracking-normal tabular-nums">
              Foto {current + 1} de {photos.length}
            </RadixDialog.Title>
            <RadixDialog.Close aria-label="Cerrar" className={control}>
              <X aria-hidden className="size-5" />
            </RadixDialog.Close>
          </div>
          {photo && (
            <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-3 pt-0">
              {/* biome-ignore lint/performance/noImgElement: shown in its own size, which no optimiser would change */}
              <img
                key={photo.id}
                src={photo.fullUrl}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                className="max-h-full w-auto max-w-full rounded-control object-contain"
              />
            </div>
          )}
          {photo?.caption && (
            <p
              aria-hidden
              className="max-h-24 overflow-y-auto px-4 pb-4 text-center break-words text-scrim-foreground"
            >
              {photo.caption}
            </p>
          )}
          {photos.length > 1 && (
            <div className="flex justify-center gap-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
              <button type="button" onClick={() => go(-1)} aria-label="Foto anterior" className={control}>
                <ChevronLeft aria-hidden className="size-6" />
              </button>
              <button type="button" onClick={() => go(1)} aria-label="Foto siguiente" className={control}>
                <ChevronRight aria-hidden className="size-6" />
              </button>
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
