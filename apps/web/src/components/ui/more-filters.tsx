import { countOf } from '@oficio/contracts/text/count-of'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { foldLink } from './link-classes'

interface MoreFiltersProps {
  /**
   * The number of active filters. The section opens if any filter is active, so that no filter hides rows unnoticed.
   */
  active: number
  className?: string
  children: ReactNode
}

/** A section for rarely used filters. The browser itself folds it, so it needs no script. */
export function MoreFilters({ active, className, children }: MoreFiltersProps) {
  return (
    <details open={active > 0}>
      <summary className={foldLink}>
        Más filtros{active > 0 && ` (${countOf(active, 'activo', 'activos')})`}
      </summary>
      <div className={clsx('mt-2', className)}>{children}</div>
    </details>
  )
}
