import type { ReactNode } from 'react'
import { buttonClasses } from '@/components/ui/button-classes'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { MoreFilters } from '@/components/ui/more-filters'
import { SearchForm } from './search-form'
import { TitledGroup } from './titled'

interface FilterFormProps {
  action: string
  query: QueryField
  /** The other fields that are always visible. */
  first?: ReactNode
  /** The number of collapsed filters that are set. */
  active: number
  /** The collapsed filters. */
  children: ReactNode
}

interface QueryField {
  id: string
  label: string
  placeholder: string
  value: string
  maxLength: number
  fault: string | undefined
}

/** A search form that works without scripts, because the whole search is in the address. */
export function FilterForm({ action, query, first, active, children }: FilterFormProps) {
  const { id, label, value, fault, ...input } = query
  return (
    <SearchForm action={action}>
      <TitledGroup id={id} label={label} fault={fault}>
        <Input
          id={id}
          type="search"
          name="query"
          defaultValue={value}
          aria-describedby={fault && `${id}-error`}
          {...input}
        />
      </TitledGroup>
      {first}
      <button type="submit" className={buttonClasses({ block: true })}>
        <Icon name="search" />
        Buscar
      </button>
      <MoreFilters active={active} className="space-y-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonClasses({ variant: 'outline' })}>
            Aplicar filtros
          </button>
          <ButtonLink href={action} variant="ghost">
            Quitar filtros
          </ButtonLink>
        </div>
      </MoreFilters>
    </SearchForm>
  )
}
