import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

export interface TimelineItem {
  id: string
  title: ReactNode
  /** The time as people read it: 'hoy, 10:15'. */
  time: string
  /** The same time in ISO format. */
  dateTime: string
  description?: ReactNode
  tone?: 'done' | 'current' | 'closed'
}

const dots = {
  done: 'border-primary bg-primary',
  current: 'border-primary bg-sol',
  closed: 'border-input-border bg-surface',
}

/** A list of events in the given order. The line connects the dots and ends at them. */
export function Timeline({ items, className }: { items: readonly TimelineItem[]; className?: string }) {
  return (
    <ol className={cn('grid', className)}>
      {items.map(({ id, title, time, dateTime, description, tone = 'done' }) => (
        <li key={id} className="group relative grid grid-cols-[1rem_1fr] gap-x-4 pb-6 last:pb-0">
          <span
            aria-hidden
            className="absolute top-3 bottom-[-0.75rem] left-[7px] w-0.5 bg-border group-last:hidden"
          />
          <span aria-hidden className={cn('relative mt-1 size-4 rounded-full border-2', dots[tone])} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{title}</span>
              <time dateTime={dateTime} className="text-sm text-muted-foreground tabular-nums">
                {time}
              </time>
            </p>
            {description && <div className="mt-0.5 text-muted-foreground">{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
