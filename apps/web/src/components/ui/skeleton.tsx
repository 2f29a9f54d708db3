import { cn } from '@/lib/cn'

/** Takes the geometry of what it stands for; shows only after 200 ms, so that fast answers do not flicker. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-skeleton rounded-control bg-skeleton', className)} />
}
