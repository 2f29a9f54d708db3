'use client'

import { FieldError } from '@/components/ui/field-message'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { FilterForm } from '../filter-form'
import { type SuggestedTown, SuggestedTowns } from '../suggested-towns'
import { TitledGroup } from '../titled'
import { CityField } from './city-field'
import type { filterFacts } from './filter-facts'
import { TagChoices } from './tag-choices'

const cityFieldId = 'business-city'

type BusinessFiltersProps = ReturnType<typeof filterFacts> & {
  /** The slug of the chosen category. */
  category: string
  /** Suggestions for an unknown town. */
  meantTowns: readonly SuggestedTown[]
}

/** The search form for businesses. It works without scripts, because the whole search is in the address. */
export function BusinessFilters(props: BusinessFiltersProps) {
  const { query, town, townFault, radius } = props
  const faultId = townFault ? `${cityFieldId}-error` : undefined
  return (
    <FilterForm
      action={props.action}
      query={{
        id: 'business-query',
        label: '¿Qué buscás?',
        placeholder: 'Café, farmacia, un nombre…',
        ...query,
      }}
      first={
        <>
          <div className="space-y-1.5">
            <CityField id={cityFieldId} {...town} faultId={faultId}>
              <Label htmlFor={cityFieldId}>¿En qué ciudad?</Label>
            </CityField>
            {faultId && <FieldError id={faultId}>{townFault}</FieldError>}
            <SuggestedTowns towns={props.meantTowns} />
          </div>
          {/* Links beside the results choose category and sort order; another search keeps them. */}
          <input type="hidden" name="category" value={props.category} />
          <input type="hidden" name="sort" value={props.sort} />
        </>
      }
      active={props.activeCount}
    >
      <label className="check-row font-semibold">
        <input type="checkbox" name="open" value="true" defaultChecked={props.isOpen} />
        Abierto ahora
      </label>
      <TitledGroup id="business-radius" label="Distancia">
        <Select
          id="business-radius"
          name="radiusKm"
          defaultValue={radius.value}
          placeholder={radius.placeholder}
        >
          {radius.choices.map((km) => (
            <option key={km} value={km}>{`Hasta ${km} km`}</option>
          ))}
        </Select>
      </TitledGroup>
      <TagChoices tags={props.tags} />
    </FilterForm>
  )
}
