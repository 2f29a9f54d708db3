import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { businessRadiusChoices } from '@oficio/contracts/search/business-sorts'
import type { BusinessSearchAnswer } from '@oficio/contracts/search/businesses'
import { clsx } from 'clsx'
import { controlClasses } from '@/components/ui/control-classes'
import { FieldError } from '@/components/ui/field-message'
import { Label } from '@/components/ui/label'
import { quietLink } from '@/components/ui/link-classes'
import { Select } from '@/components/ui/select'
import { FilterForm } from '../filter-form'
import { type SuggestedTown, SuggestedTowns } from '../suggested-towns'
import { TitledGroup } from '../titled'
import { type BusinessSearchFields, businessSearchAddress, countFilters } from './business-address'
import { CityField } from './city-field'
import { TagChoices } from './tag-choices'

const cityFieldId = 'business-city'

interface BusinessFiltersProps {
  fields: BusinessSearchFields
  facets: BusinessSearchAnswer['facets']
  /** The slug of the chosen category. */
  category: string
  faults: Readonly<Record<string, string>>
  /** The name of the town, if the search has its id or a point. */
  townName: string
  /** Suggestions for an unknown town. */
  meantTowns: readonly SuggestedTown[]
}

/** The search form for businesses. It works without scripts, because the whole search is in the address. */
export function BusinessFilters({
  fields,
  facets,
  category,
  faults,
  townName,
  meantTowns,
}: BusinessFiltersProps) {
  const fault = faults.cityName ?? faults.city ?? faults.latitude ?? faults.longitude
  const faultId = fault ? `${cityFieldId}-error` : undefined
  return (
    // The key fills the fields again when another search is opened.
    <FilterForm
      key={businessSearchAddress(fields)}
      action={paths.searchBusinesses()}
      query={{
        id: 'business-query',
        label: '¿Qué buscás?',
        placeholder: 'Café, farmacia, un nombre…',
        value: fields.query,
        fault: faults.query,
      }}
      first={
        <>
          <div className="space-y-1.5">
            <CityField
              id={cityFieldId}
              maxLength={limits.addressMax}
              cityName={fields.cityName || townName}
              cityId={fields.cityId}
              latitude={fields.latitude}
              longitude={fields.longitude}
              faultId={faultId}
              controlClass={clsx(controlClasses, 'h-11 px-3.5')}
              linkClass={quietLink}
            >
              <Label htmlFor={cityFieldId}>¿En qué ciudad?</Label>
            </CityField>
            {faultId && <FieldError id={faultId}>{fault}</FieldError>}
            <SuggestedTowns towns={meantTowns} />
          </div>
          {/* Links beside the results choose category and sort order; another search keeps them. */}
          <input type="hidden" name="category" value={category} />
          <input type="hidden" name="sort" value={fields.sort} />
        </>
      }
      active={countFilters(fields)}
    >
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="open"
          value="true"
          defaultChecked={fields.open === 'true'}
          className="size-5 shrink-0 accent-primary"
        />
        Abierto ahora
      </label>
      <TitledGroup id="business-radius" label="Distancia">
        <Select
          id="business-radius"
          name="radiusKm"
          defaultValue={fields.radiusKm}
          placeholder={fields.latitude ? `Hasta ${limits.businessRadiusKmDefault} km` : 'Solo en la ciudad'}
        >
          {businessRadiusChoices.map((km) => (
            <option key={km} value={km}>{`Hasta ${km} km`}</option>
          ))}
        </Select>
      </TitledGroup>
      <TagChoices tags={facets.tags} chosenTerms={fields.tags} />
    </FilterForm>
  )
}
