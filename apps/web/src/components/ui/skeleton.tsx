import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface SkeletonProps {
  className?: string
  /** Invisible content that determines the size, if the size is not known otherwise. */
  children?: ReactNode
}

/** A placeholder with the size of its content. Appears only after 200 ms, so that fast responses do not flicker. */
export function Skeleton({ className, children }: SkeletonProps) {
  return (
    <div aria-hidden className={cn('animate-skeleton rounded-control bg-skeleton', className)}>
      {children && <div className="invisible">{children}</div>}
    </div>
  )
}
