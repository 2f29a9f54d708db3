'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'

interface ScrollRowProps {
  className?: string
  children: ReactNode
}

/**
 * A row that scrolls sideways if it is wider than the window. A fading edge shows that there is more on that side. If
 * the row contains links, the current one is visible from the start.
 */
export function ScrollRow({ className, children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ before: false, after: false })
  const look = useCallback(() => {
    const at = row.current
    if (!at) return
    const before = at.scrollLeft > 1
    const after = at.scrollLeft + at.clientWidth < at.scrollWidth - 1
    setMore((shadows) => (shadows.before === before && shadows.after === after ? shadows : { before, after }))
  }, [])
  useEffect(() => {
    const at = row.current
    if (!at) return
    const current = at.querySelector<HTMLElement>('[aria-current]')
    if (current) at.scrollLeft = current.offsetLeft - (at.clientWidth - current.offsetWidth) / 2
    const watch = new ResizeObserver(look)
    watch.observe(at)
    return () => watch.disconnect()
  }, [look])
  return (
    <div className={cn('relative', className)}>
      {/* Space for the focus ring, which would otherwise be cut off. */}
      <div
        ref={row}
        onScroll={look}
        className="-m-1 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none]"
      >
        {children}
      </div>
      {more.before && <Edge side="before" />}
      {more.after && <Edge side="after" />}
    </div>
  )
}

function Edge({ side }: { side: 'before' | 'after' }) {
  const Icon = side === 'before' ? ChevronLeft : ChevronRight
  return (
    <div
      aria-hidden
      className={cn(
        'pointer-events-none absolute inset-y-0 flex w-12 items-center from-background via-background/90 to-transparent text-primary',
        side === 'before' ? '-left-1 justify-start bg-linear-to-r' : '-right-1 justify-end bg-linear-to-l',
      )}
    >
      <Icon className="size-5" />
    </div>
  )
}
