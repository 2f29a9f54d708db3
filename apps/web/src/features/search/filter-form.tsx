import { limits } from '@oficio/contracts/limits'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Input } from '@/components/ui/input'
import { MoreFilters } from '@/components/ui/more-filters'
import { SearchForm } from './search-form'
import { TitledGroup } from './titled'

interface FilterFormProps {
  action: string
  query: { id: string; label: string; placeholder: string; value: string; fault: string | undefined }
  /** The other fields that are always visible. */
  first?: ReactNode
  /** The number of collapsed filters that are set. */
  active: number
  /** The collapsed filters. */
  children: ReactNode
}

/** A search form that works without scripts, because the whole search is in the address. */
export function FilterForm({ action, query, first, active, children }: FilterFormProps) {
  const { id, label, placeholder, value, fault } = query
  return (
    <SearchForm action={action}>
      <TitledGroup id={id} label={label} fault={fault}>
        <Input
          id={id}
          type="search"
          name="query"
          defaultValue={value}
          maxLength={limits.searchTextMax}
          placeholder={placeholder}
          aria-describedby={fault && `${id}-error`}
        />
      </TitledGroup>
      {first}
      <Button type="submit" block>
        <Search aria-hidden />
        Buscar
      </Button>
      <MoreFilters active={active} className="space-y-5">
        {children}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline">
            Aplicar filtros
          </Button>
          <ButtonLink href={action} variant="ghost">
            Quitar filtros
          </ButtonLink>
        </div>
      </MoreFilters>
    </SearchForm>
  )
}
