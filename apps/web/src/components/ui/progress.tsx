'use client'

import * as RadixProgress from 'radix-ui/progress'
import { cn } from '@/lib/cn'

interface ProgressProps {
  /** 0 to 100; null while the length is unknown. */
  value: number | null
  label: string
  className?: string
}

export function Progress({ value, label, className }: ProgressProps) {
  return (
    <RadixProgress.Root
      value={value}
      aria-label={label}
      className={cn('h-1.5 overflow-hidden rounded-full bg-skeleton', className)}
    >
      <RadixProgress.Indicator
        className={cn(
          'h-full origin-left rounded-full bg-primary transition-transform',
          value === null && 'animate-pulse',
        )}
        style={{ transform: `scaleX(${(value ?? 100) / 100})` }}
      />
    </RadixProgress.Root>
  )
}
