'use client'

import { FieldError } from '@/components/ui/field-message'
import { Select } from '@/components/ui/select'
import { FilterRow } from '../filter-row'
import { SearchBar } from '../search-bar'
import { type SuggestedTown, SuggestedTowns } from '../suggested-towns'
import { TitledGroup } from '../titled'
import { CityField } from './city-field'
import type { filterFacts } from './filter-facts'
import { TagChoices } from './tag-choices'

const cityFieldId = 'business-city'

type FilterFacts = ReturnType<typeof filterFacts>

type BusinessSearchBarProps = FilterFacts['bar'] & {
  /** Suggestions for an unknown town. */
  meantTowns: readonly SuggestedTown[]
}

/** Words and town of a search for businesses. */
export function BusinessSearchBar({
  action,
  query,
  town,
  townFault,
  keptValues,
  meantTowns,
}: BusinessSearchBarProps) {
  const faultId = townFault ? `${cityFieldId}-error` : undefined
  return (
    <SearchBar
      action={action}
      query={{
        id: 'business-query',
        label: '¿Qué buscás?',
        placeholder: 'Café, farmacia, un nombre…',
        ...query,
      }}
      keptValues={keptValues}
    >
      <div className="min-w-0 space-y-1.5">
        <CityField id={cityFieldId} {...town} faultId={faultId}>
          <label htmlFor={cityFieldId} className="sr-only">
            ¿En qué ciudad?
          </label>
        </CityField>
        {faultId && <FieldError id={faultId}>{townFault}</FieldError>}
        <SuggestedTowns towns={meantTowns} />
      </div>
    </SearchBar>
  )
}

/** The filters of a search for businesses. Links above them choose the category, and links beside the results the order. */
export const BusinessFilters = (props: FilterFacts['sheet']) => (
  <FilterRow
    action={props.action}
    clearHref={props.clearHref}
    active={props.active}
    chips={props.chips}
    keptValues={props.keptValues}
  >
    <label className="check-row font-semibold">
      <input type="checkbox" name="open" value="true" defaultChecked={props.isOpen} />
      Abierto ahora
    </label>
    <TitledGroup id="business-radius" label="Distancia">
      <Select
        id="business-radius"
        name="radiusKm"
        defaultValue={props.radius.value}
        placeholder={props.radius.placeholder}
      >
        {props.radius.choices.map((km) => (
          <option key={km} value={km}>{`Hasta ${km} km`}</option>
        ))}
      </Select>
    </TitledGroup>
    <TagChoices tags={props.tags} />
  </FilterRow>
)
