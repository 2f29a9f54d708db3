import { countOf } from '@oficio/contracts/text/count-of'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { foldLink } from './link-classes'

interface MoreFiltersProps {
  /**
   * The number of active filters. The section opens if any filter is active, so that no filter hides rows unnoticed.
   */
  active: number
  /** The names of the active filters. With it the section stays folded, so that the list begins higher on a phone. */
  activeText?: string
  className?: string
  children: ReactNode
}

/** A section for rarely used filters. The browser itself folds it, so it needs no script. */
export function MoreFilters({ active, activeText, className, children }: MoreFiltersProps) {
  return (
    <details open={active > 0 && activeText === undefined}>
      <summary className={foldLink}>
        Más filtros{active > 0 && ` (${activeText ?? countOf(active, 'activo', 'activos')})`}
      </summary>
      <div className={clsx('mt-2', className)}>{children}</div>
    </details>
  )
}
