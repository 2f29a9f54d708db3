import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface SkeletonProps {
  className?: string
  /** What it stands for, where that alone knows its size; it is not shown. */
  children?: ReactNode
}

/** Takes the geometry of what it stands for; shows only after 200 ms, so that fast answers do not flicker. */
export function Skeleton({ className, children }: SkeletonProps) {
  return (
    <div aria-hidden className={cn('animate-skeleton rounded-control bg-skeleton', className)}>
      {children && <div className="invisible">{children}</div>}
    </div>
  )
}
