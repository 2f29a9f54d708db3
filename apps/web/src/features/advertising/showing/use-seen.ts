'use client'

import { adEventAddress } from '@oficio/contracts/advertising/showing-addresses'
import { type RefObject, useEffect, useRef } from 'react'
import type { LoadedBanner } from './load-banners'

/** For how long half of a banner is on the screen before it counts as seen. */
const seenMs = 1000

/** Tells that a banner was seen, once for each while the page is open. Nothing waits for it. */
export function useSeen(box: RefObject<HTMLElement | null>, banner: LoadedBanner | undefined) {
  const reportedTokens = useRef(new Set<string>())
  useEffect(() => {
    if (!box.current || !banner?.token || reportedTokens.current.has(banner.id)) return
    const { id, token } = banner
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        timer = setTimeout(() => {
          watch.disconnect()
          reportedTokens.current.add(id)
          navigator.sendBeacon?.(adEventAddress({ id, token }, 'impression'))
        }, seenMs)
      },
      { threshold: 0.5 },
    )
    watch.observe(box.current)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [box, banner])
}

/** Tells that somebody followed a banner. */
export function tellClick({ id, token }: LoadedBanner): void {
  if (token) navigator.sendBeacon?.(adEventAddress({ id, token }, 'click'))
}
