import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { usualStatuses } from '@oficio/contracts/search/service-requests'
import { statuses, statusTexts } from '@oficio/contracts/service-requests/shapes'
import { Search } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { MoreFilters } from '@/components/ui/more-filters'
import { RubroChoices } from '../rubro-choices'
import { SearchForm } from '../search-form'
import { Titled } from '../titled'
import { type AskedRequests, countFilters, requestSearchAddress } from './request-address'

interface RequestFiltersProps {
  asked: AskedRequests
  rubros: readonly RubroView[]
  faults: Readonly<Record<string, string>>
}

/** The whole search as a plain form: what is looked for stands in the address, and needs no script. */
export function RequestFilters({ asked, rubros, faults }: RequestFiltersProps) {
  const chosen: readonly string[] = asked.statuses.length > 0 ? asked.statuses : usualStatuses
  return (
    <SearchForm key={requestSearchAddress(asked)} action={paths.searchServiceRequests()}>
      <Titled id="requests-query" label="Buscar" fault={faults.query}>
        <Input
          id="requests-query"
          type="search"
          name="query"
          defaultValue={asked.query}
          maxLength={limits.searchTextMax}
          placeholder="Termotanque, pintura, una palabra…"
        />
      </Titled>
      <Button type="submit" block>
        <Search aria-hidden />
        Buscar
      </Button>
      <MoreFilters active={countFilters(asked) + Object.keys(faults).length} className="space-y-5">
        <fieldset className="min-w-0">
          <legend className="font-semibold">Estado</legend>
          {statuses.map((status) => (
            <label key={status} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name="statuses"
                value={status}
                defaultChecked={chosen.includes(status)}
                className="size-5 shrink-0 accent-primary"
              />
              {statusTexts[status]}
            </label>
          ))}
          {faults.statuses && <FieldError id="requests-statuses-error">{faults.statuses}</FieldError>}
        </fieldset>
        <div className="grid grid-cols-2 gap-3 tiny:grid-cols-1">
          <Titled id="requests-from" label="Desde" fault={faults.dateFrom}>
            <Input id="requests-from" type="date" name="dateFrom" defaultValue={asked.dateFrom} />
          </Titled>
          <Titled id="requests-to" label="Hasta" fault={faults.dateTo}>
            <Input id="requests-to" type="date" name="dateTo" defaultValue={asked.dateTo} />
          </Titled>
        </div>
        <RubroChoices rubros={rubros} chosen={asked.rubroIds} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="outline">
            Aplicar filtros
          </Button>
          <ButtonLink href={paths.searchServiceRequests()} variant="ghost">
            Quitar filtros
          </ButtonLink>
        </div>
      </MoreFilters>
    </SearchForm>
  )
}
