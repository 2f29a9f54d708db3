'use client'

import { FieldError } from '@/components/ui/field-message'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { Link } from '@/components/ui/link'
import { Select } from '@/components/ui/select'
import { FilterRow } from '../filter-row'
import { LocateHere } from '../locate-here'
import { RubroChoices } from '../rubro-choices'
import { SearchBar } from '../search-bar'
import { type SuggestedTown, SuggestedTowns } from '../suggested-towns'
import { TitledGroup } from '../titled'
import { RatingRange } from './rating-range'
import type { searchFilterFacts } from './search-filter-facts'

type FilterFacts = ReturnType<typeof searchFilterFacts>

type SearchBarProps = FilterFacts['bar'] & {
  /** Suggestions for an unknown town. */
  meantTowns: readonly SuggestedTown[]
}

/** Words and place of a search for professionals. */
export const ProfessionalSearchBar = ({
  action,
  query,
  location,
  keptValues,
  meantTowns,
}: SearchBarProps) => (
  <SearchBar
    action={action}
    query={{
      id: 'search-query',
      label: '¿Qué necesitás?',
      placeholder: 'Plomero, pérdida de gas, un nombre…',
      ...query,
    }}
    keptValues={keptValues}
  >
    <LocationField {...location} meantTowns={meantTowns} />
  </SearchBar>
)

/** The filters of a search for professionals. They work without scripts, because the whole search is in the address. */
export const SearchFilters = (props: FilterFacts['sheet']) => (
  <FilterRow
    action={props.action}
    clearHref={props.clearHref}
    active={props.active}
    chips={props.chips}
    keptValues={props.keptValues}
  >
    <TitledGroup id="search-radius" label="Distancia">
      <Select
        id="search-radius"
        name="radiusKm"
        defaultValue={props.radius.value}
        placeholder={props.radius.placeholder}
      >
        <Options choices={props.radius.choices} />
      </Select>
    </TitledGroup>
    <RatingRange value={props.minRating} />
    <TitledGroup id="search-response" label="Responde en">
      <Select
        id="search-response"
        name="responseMinutes"
        defaultValue={props.response.value}
        placeholder="Cualquier tiempo"
      >
        <Options choices={props.response.choices} />
      </Select>
    </TitledGroup>
    <TitledGroup id="search-availability" label="Disponibilidad">
      <Select
        id="search-availability"
        name="availability"
        defaultValue={props.availability}
        placeholder="Toman trabajos ahora"
      >
        <option value="all">Todos, también los que hoy no toman</option>
      </Select>
    </TitledGroup>
    <RubroChoices choices={props.rubros} />
    <Link href={props.allRubrosHref} className="text-link">
      Ver todos los rubros
    </Link>
  </FilterRow>
)

const Options = ({ choices }: { choices: readonly { value: number; text: string }[] }) =>
  choices.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))

interface LocationFieldProps {
  /** The typed text, or the name of the town if the search has a point. */
  value: string
  maxLength: number
  fault: string | undefined
  meantTowns: readonly SuggestedTown[]
}

/** The field for a town, typed or found by the device. */
const LocationField = ({ value, maxLength, fault, meantTowns }: LocationFieldProps) => (
  <div className="search-field">
    <label htmlFor="search-location" className="sr-only">
      ¿Dónde?
    </label>
    <Icon name="map-pin" className="search-icon" />
    <LocateHere fieldId="search-location">
      <Input
        id="search-location"
        name="location"
        className="pr-11 pl-10"
        defaultValue={value}
        maxLength={maxLength}
        placeholder="Tu ciudad"
        autoComplete="address-level2"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && 'search-location-error'}
      />
    </LocateHere>
    {fault && <FieldError id="search-location-error">{fault}</FieldError>}
    <SuggestedTowns towns={meantTowns} />
  </div>
)
