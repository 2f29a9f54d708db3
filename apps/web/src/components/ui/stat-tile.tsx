import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface StatTileProps {
  label: string
  value: ReactNode
  /** Explains the figure, or says how to react to it. */
  note?: ReactNode
  className?: string
}

/** One figure of a dashboard. Belongs in a dl element. */
export function StatTile({ label, value, note, className }: StatTileProps) {
  return (
    <div className={cn('flex flex-col gap-1 rounded-card border bg-surface p-5', className)}>
      <dt className="text-sm text-muted-foreground">{label}</dt>
      {/* Smaller on the narrowest phones, so that two amounts fit side by side without a break. */}
      <dd className="font-display text-xl font-semibold tabular-nums wrap-normal min-[21rem]:text-3xl">
        {value}
      </dd>
      {note && <dd className="text-sm text-muted-foreground">{note}</dd>}
    </div>
  )
}
