import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Card } from './card'

interface ScrollCardProps {
  /** The subject of the table, for screen readers. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** A card around a table that may be wider than the window. The keyboard can scroll it too. */
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
