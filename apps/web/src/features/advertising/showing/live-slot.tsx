'use client'

import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface LiveSlotProps {
  slot: AdSlotName
  /** Slots that stand one after the other, this one among them; what is booked comes in the first ones. */
  slots?: readonly AdSlotName[]
  /** What stands there until something else comes, and where nothing does. */
  children: ReactNode
}

/**
 * Fetches what is booked of a slot, and the code that shows it, when somebody gets near. No more than this is loaded with
 * the page, so nothing here may bring other code along.
 */
export function LiveSlot({ slot, slots, children }: LiveSlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const [content, setShown] = useState(children)
  useEffect(() => {
    const place = box.current
    if (!place) return
    let isGone = false
    const load = async () => {
      const { bannersOf } = await import('./turning-banners')
      const banners = await bannersOf(slot, slots)
      if (banners) whenLeft(place, () => isGone || setShown(banners))
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
  }, [slot, slots])
  return (
    <div ref={box} className="size-full">
      {content}
    </div>
  )
}

/** Waits until nothing in the place has the focus, which would fall to the top of the page with what goes. */
function whenLeft(place: HTMLElement, onLeft: () => void): void {
  if (place.contains(document.activeElement))
    // Only afterwards it is known where the focus went: nowhere, where the window alone was left.
    place.addEventListener('focusout', () => setTimeout(() => whenLeft(place, onLeft)), { once: true })
  else onLeft()
}
