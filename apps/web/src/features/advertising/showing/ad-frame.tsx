import type { AdSlotName } from '@oficio/contracts/advertising/slots'
import { adTexts } from '@oficio/contracts/advertising/slots'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { slotShapes } from './slot-shape'

/** The box of a slot with the word that says what it is. */
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
