import { countOf } from '@oficio/contracts/text/count-of'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { foldLink } from './link-classes'

interface MoreFiltersProps {
  /** How many of them narrow the list down now. With any it is open, so that nothing is left out unseen. */
  active: number
  /** Names the active filters, so that they may stay folded and the list begins higher on a phone. */
  activeText?: string
  className?: string
  children: ReactNode
}

/** The filters that few need, folded away by the browser itself: no script is needed. */
export function MoreFilters({ active, activeText, className, children }: MoreFiltersProps) {
  return (
    <details open={active > 0 && activeText === undefined}>
      <summary className={cn('inline-flex', foldLink)}>
        Más filtros{active > 0 && ` (${activeText ?? countOf(active, 'activo', 'activos')})`}
      </summary>
      <div className={cn('mt-2', className)}>{children}</div>
    </details>
  )
}
