import { countOf } from '@oficio/contracts/text/count-of'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { foldLink } from './link-classes'

interface MoreFiltersProps {
  /** How many of them narrow the list down now; with any it stands open, so that nothing is left out unseen. */
  active: number
  className?: string
  children: ReactNode
}

/** The filters that few need, folded away by the browser itself: no script is needed. */
export function MoreFilters({ active, className, children }: MoreFiltersProps) {
  return (
    <details open={active > 0}>
      <summary className={cn('inline-flex', foldLink)}>
        Más filtros{active > 0 && ` (${countOf(active, 'activo', 'activos')})`}
      </summary>
      <div className={cn('mt-2', className)}>{children}</div>
    </details>
  )
}
