import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { usualStatuses } from '@oficio/contracts/search/service-requests'
import { statuses, statusTexts } from '@oficio/contracts/service-requests/shapes'
import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { FilterForm } from '../filter-form'
import { RubroChoices } from '../rubro-choices'
import { rubroChoices } from '../rubro-facts'
import { TitledGroup } from '../titled'
import { countFilters, type RequestSearchFields, requestSearchAddress } from './request-address'

interface RequestFiltersProps {
  fields: RequestSearchFields
  rubros: readonly RubroView[]
  faults: Readonly<Record<string, string>>
}

/** The search form for service requests. It works without scripts, because the whole search is in the address. */
export function RequestFilters({ fields, rubros, faults }: RequestFiltersProps) {
  const chosenStatuses: readonly string[] = fields.statuses.length > 0 ? fields.statuses : usualStatuses
  return (
    <FilterForm
      key={requestSearchAddress(fields)}
      action={paths.searchServiceRequests()}
      query={{
        id: 'requests-query',
        label: 'Buscar',
        placeholder: 'Termotanque, pintura, una palabra…',
        value: fields.query,
        maxLength: limits.searchTextMax,
        fault: faults.query,
      }}
      active={countFilters(fields) + Object.keys(faults).length}
    >
      <fieldset className="min-w-0">
        <legend className="font-semibold">Estado</legend>
        {statuses.map((status) => (
          <label key={status} className="check-row">
            <input
              type="checkbox"
              name="statuses"
              value={status}
              defaultChecked={chosenStatuses.includes(status)}
            />
            {statusTexts[status]}
          </label>
        ))}
        {faults.statuses && <FieldError id="requests-statuses-error">{faults.statuses}</FieldError>}
      </fieldset>
      <div className="grid grid-cols-2 gap-3 tiny:grid-cols-1">
        <TitledGroup id="requests-from" label="Desde" fault={faults.dateFrom}>
          <Input id="requests-from" type="date" name="dateFrom" defaultValue={fields.dateFrom} />
        </TitledGroup>
        <TitledGroup id="requests-to" label="Hasta" fault={faults.dateTo}>
          <Input id="requests-to" type="date" name="dateTo" defaultValue={fields.dateTo} />
        </TitledGroup>
      </div>
      <RubroChoices choices={rubroChoices(rubros, fields.rubroIds)} />
    </FilterForm>
  )
}
