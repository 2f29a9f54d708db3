import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { KeptFields } from './kept-fields'
import { KeptInputs } from './kept-inputs'
import { SearchForm } from './search-form'

/** A link that sets a filter, or removes an active one. */
export interface FilterChip {
  name: string
  href: string
  isOn: boolean
}

interface FilterRowProps {
  action: string
  /** The same search without filters. */
  clearHref: string
  /** The number of active filters. */
  active: number
  chips: readonly FilterChip[]
  /** Words and place, which the filters keep. */
  keptValues: KeptFields
  /** The fields of the filters. */
  children: ReactNode
}

/**
 * The filters of a search: one tap for the active and the usual ones, and a sheet with all. The browser itself opens and
 * closes the sheet, so it needs no scripts.
 */
export const FilterRow = ({ action, clearHref, active, chips, keptValues, children }: FilterRowProps) => (
  <div className="chip-row">
    <button type="button" popoverTarget="filters" className="pill-link px-4 font-semibold">
      <Icon name="sliders-horizontal" className="size-4" />
      Filtros{active > 0 && ` (${active})`}
    </button>
    <div id="filters" popover="auto" role="dialog" aria-label="Filtros" className="filter-sheet">
      <SearchForm action={action}>
        <div className="flex items-center justify-between gap-4">
          <h2 className="text-xl">Filtros</h2>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            className="btn btn-ghost btn-icon"
          >
            <Icon name="x" />
            <span className="sr-only">Cerrar</span>
          </button>
        </div>
        {children}
        <KeptInputs values={keptValues} />
        <div className="filter-sheet-foot">
          <button type="submit" className={buttonClasses({})}>
            Aplicar filtros
          </button>
          <ButtonLink href={clearHref} variant="ghost">
            Quitar filtros
          </ButtonLink>
        </div>
      </SearchForm>
    </div>
    {chips.length > 0 && (
      <ul aria-label="Filtros rápidos" className="contents">
        {chips.map(({ name, href, isOn }) => (
          <li key={name} className="shrink-0">
            <Link href={href} aria-current={isOn ? 'true' : undefined} className="pill-link px-4">
              {name}
              {isOn && (
                <>
                  <Icon name="x" className="size-4" />
                  <span className="sr-only">(quitar)</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    )}
  </div>
)
