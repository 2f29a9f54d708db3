'use client'

import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface LiveSlotProps {
  slot: AdSlotName
  /** The neighbouring slots in page order, including this slot. Booked banners move up to the first of them. */
  slots?: readonly AdSlotName[]
  /** Whether the slot has a banner today. The room of the banner is then reserved. */
  isBooked: boolean
  /** Shown until the banners are loaded, and if there are none. */
  children: ReactNode
}

/**
 * Loads the banners of a slot, and the code that shows them, when the visitor scrolls near. Only this file is loaded
 * with the page, so it must not import more code.
 */
export function LiveSlot({ slot, slots, isBooked, children }: LiveSlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const [content, setContent] = useState(children)
  useEffect(() => {
    const place = box.current
    if (!place) return
    let isGone = false
    const load = async () => {
      const { bannersOf } = await import('./turning-banners')
      const banners = await bannersOf(slot, slots)
      if (!banners) return
      const show = () => whenLeft(place, () => isGone || setContent(banners))
      if (isBooked) show()
      else whenOutOfView(place, show)
    }
    const watch = new IntersectionObserver(
      (observed) => {
        if (!observed.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        load().catch(() => undefined)
      },
      { rootMargin: '300px' },
    )
    watch.observe(place)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [slot, slots, isBooked])
  return (
    <div ref={box} className="size-full">
      {content}
    </div>
  )
}

/** Calls `onOutOfView` once `place` is not visible, because it is about to grow and would move the text below. */
function whenOutOfView(place: HTMLElement, onOutOfView: () => void): void {
  const watch = new IntersectionObserver((observed) => {
    if (observed.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    onOutOfView()
  })
  watch.observe(place)
}

/**
 * Calls `onLeft` once nothing in `place` has the focus. Replacing a focused element would move the focus to the top of
 * the page.
 */
function whenLeft(place: HTMLElement, onLeft: () => void): void {
  if (place.contains(document.activeElement))
    // The new focus is known only after the event. The focus stays in the place if only the window lost it.
    place.addEventListener('focusout', () => setTimeout(() => whenLeft(place, onLeft)), { once: true })
  else onLeft()
}
