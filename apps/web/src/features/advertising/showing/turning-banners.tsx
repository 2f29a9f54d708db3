'use client'

import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { BannerCard } from './banner-card'
import { type LoadedBanner, loadBanners } from './load-banners'
import { tellClick, useSeen } from './use-seen'
import { useTurns } from './use-turns'

/** Returns what is booked of a slot, to be shown in it; null where there is nothing. */
export async function bannersOf(slot: AdSlotName, slots?: readonly AdSlotName[]): Promise<ReactNode> {
  const banners = await loadBanners(slot, slots)
  return banners.length > 0 ? <TurningBanners banners={banners} /> : null
}

/** Banners that take turns in their slot. */
function TurningBanners({ banners }: { banners: readonly LoadedBanner[] }) {
  const box = useRef<HTMLDivElement>(null)
  const { at, isTurning, isPaused, setIsPaused, setIsHeld } = useTurns(banners.length)
  const banner = banners[at]
  useSeen(box, banner)
  if (!banner) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only holds the turn while somebody is at what stands there
    <div
      ref={box}
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
        onClick={() => tellClick(banner)}
        onAuxClick={() => tellClick(banner)}
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
