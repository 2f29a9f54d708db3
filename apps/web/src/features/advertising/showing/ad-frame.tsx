import { type AdSlotName, adTexts } from '@oficio/contracts/advertising/slots'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

/**
 * The aspect ratio of each slot with a banner. It does not depend on the banner, so that the page does not shift when
 * the next one loads.
 */
const slotShapes: Record<AdSlotName, string> = {
  homepage_featured_1: 'aspect-[2/1]',
  homepage_featured_2: 'aspect-[2/1]',
  homepage_sidebar: 'aspect-[2/1]',
  search_professionals: 'aspect-[2/1] sm:aspect-[4/1]',
  search_businesses: 'aspect-[2/1] sm:aspect-[4/1]',
}

/** The shape of the box once a banner fills a slot that was not booked: the operator's own, or one booked just now. */
const filledShapes: Record<AdSlotName, string> = {
  homepage_featured_1: 'has-data-banner:aspect-[2/1]',
  homepage_featured_2: 'has-data-banner:aspect-[2/1]',
  homepage_sidebar: 'has-data-banner:aspect-[2/1]',
  search_professionals: 'has-data-banner:aspect-[2/1] sm:has-data-banner:aspect-[4/1]',
  search_businesses: 'has-data-banner:aspect-[2/1] sm:has-data-banner:aspect-[4/1]',
}

interface AdFrameProps {
  slot: AdSlotName
  /** Whether the slot has a banner today, for which the box reserves the room. */
  isBooked: boolean
  children: ReactNode
}

/** The box of a slot, labelled as advertising. Without a banner, label and text share one line. */
export function AdFrame({ slot, isBooked, children }: AdFrameProps) {
  return (
    <figure
      aria-label={adTexts.label}
      className={cn(
        'min-w-0',
        !isBooked &&
          'not-has-data-banner:flex not-has-data-banner:items-center not-has-data-banner:justify-center not-has-data-banner:gap-3',
      )}
    >
      <figcaption className={cn('text-xs text-muted-foreground', isBooked && 'pb-1')}>
        {adTexts.label}
      </figcaption>
      <div
        className={cn(
          'relative overflow-hidden',
          isBooked
            ? ['rounded-card border bg-surface', slotShapes[slot]]
            : [
                'has-data-banner:rounded-card has-data-banner:border has-data-banner:bg-surface',
                filledShapes[slot],
              ],
        )}
      >
        {children}
      </div>
    </figure>
  )
}
