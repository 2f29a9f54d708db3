import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface SkeletonProps {
  className?: string
  /** The content whose size it copies, where only the content knows it; it is not shown. */
  children?: ReactNode
}

/** Has the geometry of its content; shows only after 200 ms, so that fast answers do not flicker. */
export function Skeleton({ className, children }: SkeletonProps) {
  return (
    <div aria-hidden className={cn('animate-skeleton rounded-control bg-skeleton', className)}>
      {children && <div className="invisible">{children}</div>}
    </div>
  )
}
