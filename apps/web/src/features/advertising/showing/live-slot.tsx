'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { SlotProps } from './turning-banners'

/**
 * Fetches what is booked of a slot, and the code that shows it, when somebody gets near. No more than this is loaded with
 * the page, so nothing here may bring other code along.
 */
export function LiveSlot({ slot, among, children }: SlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Turning, setTurning] = useState<ComponentType<SlotProps> | null>(null)
  useEffect(() => {
    if (!box.current) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        import('./turning-banners')
          .then(({ TurningBanners }) => setTurning(() => TurningBanners))
          .catch(() => undefined)
      },
      { rootMargin: '300px' },
    )
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={box} className="size-full">
      {Turning ? (
        <Turning slot={slot} among={among}>
          {children}
        </Turning>
      ) : (
        children
      )}
    </div>
  )
}
