import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { radiusChoices, responseChoices } from '@oficio/contracts/search/professionals'
import { FieldError } from '@/components/ui/field-message'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { quietLink } from '@/components/ui/link-classes'
import { Select } from '@/components/ui/select'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { FilterForm } from '../filter-form'
import { LocateHere } from '../locate-here'
import { RubroChoices } from '../rubro-choices'
import { type SuggestedTown, SuggestedTowns } from '../suggested-towns'
import { TitledGroup } from '../titled'
import { RatingRange } from './rating-range'
import { countFilters, type SearchFields, searchAddress } from './search-address'

interface Town {
  city: string
  state: string
}

interface SearchFiltersProps {
  fields: SearchFields
  rubros: readonly RubroView[]
  faults: Readonly<Record<string, string>>
  /** The name of the town, if the search has a point. */
  townName: string
  /** Suggestions for an unknown town. */
  meantTowns: readonly Town[]
}

/** The search form for professionals. It works without scripts, because the whole search is in the address. */
export function SearchFilters({ fields, rubros, faults, townName, meantTowns }: SearchFiltersProps) {
  return (
    // The key fills the fields again when another search is opened.
    <FilterForm
      key={searchAddress(fields)}
      action={paths.searchProfessionals()}
      query={{
        id: 'search-query',
        label: '¿Qué necesitás?',
        placeholder: 'Plomero, pérdida de gas, un nombre…',
        value: fields.query,
        fault: faults.query,
      }}
      first={
        <LocationField
          location={fields.location || townName}
          fault={faults.location ?? faults.latitude ?? faults.longitude}
          meantTowns={meantTowns.map(({ city, state }) => {
            const location = `${city}, ${state}`
            return { location, href: searchAddress({ ...fields, location, latitude: '', longitude: '' }) }
          })}
        />
      }
      active={countFilters(fields)}
    >
      <TitledGroup id="search-radius" label="Distancia">
        <Select
          id="search-radius"
          name="radiusKm"
          defaultValue={fields.radiusKm}
          placeholder={`Hasta ${limits.searchRadiusKmDefault} km`}
        >
          {radiusChoices
            .filter((km) => km !== limits.searchRadiusKmDefault)
            .map((km) => (
              <option key={km} value={km}>{`Hasta ${km} km`}</option>
            ))}
        </Select>
      </TitledGroup>
      <RatingRange value={fields.minRating} />
      <TitledGroup id="search-response" label="Responde en">
        <Select
          id="search-response"
          name="responseMinutes"
          defaultValue={fields.responseMinutes}
          placeholder="Cualquier tiempo"
        >
          {responseChoices.map((minutes) => (
            <option key={minutes} value={minutes}>{`Hasta ${formatMinutes(minutes)}`}</option>
          ))}
        </Select>
      </TitledGroup>
      <TitledGroup id="search-availability" label="Disponibilidad">
        <Select
          id="search-availability"
          name="availability"
          defaultValue={fields.availability}
          placeholder="Toman trabajos ahora"
        >
          <option value="all">Todos, también los que hoy no toman</option>
        </Select>
      </TitledGroup>
      <RubroChoices rubros={rubros} chosenIds={fields.rubroIds} />
    </FilterForm>
  )
}

interface LocationFieldProps {
  /** The typed text, or the name of the town if the search has a point. */
  location: string
  fault: string | undefined
  meantTowns: readonly SuggestedTown[]
}

/** The field for a town, typed or found by the device. */
function LocationField({ location, fault, meantTowns }: LocationFieldProps) {
  return (
    <div className="min-w-0 space-y-1.5">
      <LocateHere fieldId="search-location" className={quietLink}>
        <Label htmlFor="search-location">¿Dónde?</Label>
      </LocateHere>
      <Input
        id="search-location"
        name="location"
        defaultValue={location}
        maxLength={limits.addressMax}
        placeholder="Rosario, Santa Fe"
        autoComplete="address-level2"
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault && 'search-location-error'}
      />
      {fault && <FieldError id="search-location-error">{fault}</FieldError>}
      <SuggestedTowns towns={meantTowns} />
    </div>
  )
}
