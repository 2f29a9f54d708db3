'use client'

import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { FilterForm } from '../filter-form'
import { LocateHere } from '../locate-here'
import { RubroChoices } from '../rubro-choices'
import { type SuggestedTown, SuggestedTowns } from '../suggested-towns'
import { TitledGroup } from '../titled'
import { RatingRange } from './rating-range'
import type { searchFilterFacts } from './search-filter-facts'

type SearchFiltersProps = ReturnType<typeof searchFilterFacts> & {
  /** Suggestions for an unknown town. */
  meantTowns: readonly SuggestedTown[]
}

/** The search form for professionals. It works without scripts, because the whole search is in the address. */
export const SearchFilters = (props: SearchFiltersProps) => (
  <FilterForm
    action={props.action}
    query={{
      id: 'search-query',
      label: '¿Qué necesitás?',
      placeholder: 'Plomero, pérdida de gas, un nombre…',
      ...props.query,
    }}
    first={<LocationField {...props.location} meantTowns={props.meantTowns} />}
    active={props.activeCount}
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
  </FilterForm>
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
  <div className="min-w-0 space-y-1.5">
    <LocateHere fieldId="search-location">
      <Label htmlFor="search-location">¿Dónde?</Label>
    </LocateHere>
    <Input
      id="search-location"
      name="location"
      defaultValue={value}
      maxLength={maxLength}
      placeholder="Rosario, Santa Fe"
      autoComplete="address-level2"
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault && 'search-location-error'}
    />
    {fault && <FieldError id="search-location-error">{fault}</FieldError>}
    <SuggestedTowns towns={meantTowns} />
  </div>
)
