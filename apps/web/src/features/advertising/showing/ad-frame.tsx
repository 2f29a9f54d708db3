import { type AdSlotName, adTexts } from '@oficio/contracts/advertising/slots'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/**
 * The aspect ratio of each slot. It does not depend on the banner, so that the page does not shift when a banner loads.
 */
const slotShapes: Record<AdSlotName, string> = {
  homepage_featured_1: 'aspect-[2/1]',
  homepage_featured_2: 'aspect-[2/1]',
  homepage_sidebar: 'aspect-[2/1]',
  search_professionals: 'aspect-[2/1] sm:aspect-[4/1]',
  search_businesses: 'aspect-[2/1] sm:aspect-[4/1]',
}

/** The box of a slot, labelled as advertising. */
export function AdFrame({ slot, children }: { slot: AdSlotName; children: ReactNode }) {
  return (
    <figure aria-label={adTexts.label} className="min-w-0">
      <figcaption className="pb-1 text-xs text-muted-foreground">{adTexts.label}</figcaption>
      <div className={cn('relative overflow-hidden rounded-card border bg-surface', slotShapes[slot])}>
        {children}
      </div>
    </figure>
  )
}
