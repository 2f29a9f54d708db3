'use client'

import { adEventAddress } from '@oficio/contracts/advertising/showing-addresses'
import { type AdSlotName, adRotationMs } from '@oficio/contracts/advertising/slots'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { BannerCard } from './banner-card'
import { type LoadedBanner, loadBanners } from './load-banners'

/** How many milliseconds half of a banner must be visible before it counts as seen. */
const seenMs = 1000

/** Returns the element that shows the banners of a slot, or null if it has none. */
export async function bannersOf(slot: AdSlotName, slots?: readonly AdSlotName[]): Promise<ReactNode> {
  const banners = await loadBanners(slot, slots)
  return banners.length > 0 ? <TurningBanners banners={banners} /> : null
}

/** Banners that rotate in their slot. */
function TurningBanners({ banners }: { banners: readonly LoadedBanner[] }) {
  const box = useRef<HTMLDivElement>(null)
  const { at, isTurning, isPaused, setIsPaused, setIsHeld } = useTurns(banners.length)
  const banner = banners[at]
  useViewReport(box, banner)
  if (!banner) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the turn while somebody is at what stands there
    <div
      ref={box}
      data-banner=""
      className="size-full"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <a
        href={banner.targetUrl}
        target="_blank"
        rel="sponsored nofollow noopener"
        onClick={() => reportClick(banner)}
        onAuxClick={() => reportClick(banner)}
        className="block size-full"
      >
        <BannerCard {...banner} />
      </a>
      {isTurning && (
        <button
          type="button"
          aria-label={isPaused ? 'Seguir rotando los banners' : 'Pausar los banners'}
          onClick={() => setIsPaused((wasPaused) => !wasPaused)}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-surface/90 text-foreground transition-colors hover:bg-surface"
        >
          {isPaused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
        </button>
      )}
    </div>
  )
}

/**
 * Chooses the banner to show. It changes every `adRotationMs`, unless it is paused, hovered or focused, or the tab is
 * hidden. The first banner is random, so that all are first equally often. With reduced motion it never changes.
 */
function useTurns(count: number) {
  const [at, setAt] = useState(() => Math.floor(Math.random() * 1000))
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  const isTurning = count > 1 && !isStill
  useEffect(() => {
    if (!isTurning || isPaused || isHeld) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((previousIndex) => previousIndex + 1)
    }, adRotationMs)
    return () => clearInterval(timer)
  }, [isTurning, isPaused, isHeld])
  return { at: at % count, isTurning, isPaused, setIsPaused, setIsHeld }
}

/** Reports that a banner was seen, once for each banner while the page is open. Does not wait for the server. */
function useViewReport(box: RefObject<HTMLElement | null>, banner: LoadedBanner | undefined) {
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

/** Reports a click on a banner. The operator's own ads are not reported. */
function reportClick({ id, token }: LoadedBanner): void {
  if (token) navigator.sendBeacon?.(adEventAddress({ id, token }, 'click'))
}
