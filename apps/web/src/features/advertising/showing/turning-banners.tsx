'use client'

import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BannerCard } from './banner-card'
import { type LoadedBanner, loadBanners } from './load-banners'
import { tellClick, useSeen } from './use-seen'
import { useTurns } from './use-turns'

export interface SlotProps {
  slot: AdSlotName
  /** Slots that stand one after the other, this one among them; what is booked comes in the first ones. */
  among?: readonly AdSlotName[]
  /** What stands there until something else comes, and where nothing does. */
  children: ReactNode
}

/** What is booked of a slot, taking turns; the default banner stays while nothing is known, and where there is nothing. */
export function TurningBanners({ slot, among, children }: SlotProps) {
  const [banners, setBanners] = useState<readonly LoadedBanner[]>([])
  const box = useRef<HTMLDivElement>(null)
  const { at, isTurning, isPaused, setIsPaused, setIsHeld } = useTurns(banners.length)
  const banner = banners[at]
  useEffect(() => {
    let isGone = false
    void loadBanners(slot, among).then((loaded) => !isGone && setBanners(loaded))
    return () => {
      isGone = true
    }
  }, [slot, among])
  useSeen(box, banner)
  if (!banner) return children
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
          onClick={() => setIsPaused((known) => !known)}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-full bg-surface/90 text-foreground transition-colors hover:bg-surface"
        >
          {isPaused ? <Play aria-hidden className="size-5" /> : <Pause aria-hidden className="size-5" />}
        </button>
      )}
    </div>
  )
}
