import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Card } from './card'

interface ScrollCardProps {
  /** What the table is about, for who cannot see it. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A card around a table that may be wider than the window: by keyboard, too, one gets to what is outside. */
export function ScrollCard({ label, className, children }: ScrollCardProps) {
  return (
    <Card asChild padding="none" className={cn('overflow-x-auto', className)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section aria-label={label} tabIndex={0}>
        {children}
      </section>
    </Card>
  )
}
