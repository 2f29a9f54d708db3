import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { radiusChoices, responseChoices } from '@oficio/contracts/search/professionals'
import { formatMinutes } from '@/lib/formats/format-minutes'
import { rubroChoices } from '../rubro-facts'
import { countFilters, type SearchFields } from './search-address'

interface FilterInput {
  rubros: readonly RubroView[]
  /** The messages by field. */
  faults: Readonly<Record<string, string>>
  /** The name of the town, if the search has a point. */
  townName: string
}

const km = (radiusKm: number): string => `Hasta ${radiusKm} km`

/** Returns what the search form for professionals shows. The page sends exactly this to the browser. */
export const searchFilterFacts = (fields: SearchFields, { rubros, faults, townName }: FilterInput) => ({
  action: paths.searchProfessionals(),
  query: { value: fields.query, maxLength: limits.searchTextMax, fault: faults.query },
  location: {
    value: fields.location || townName,
    maxLength: limits.addressMax,
    fault: faults.location ?? faults.latitude ?? faults.longitude,
  },
  radius: {
    value: fields.radiusKm,
    placeholder: km(limits.searchRadiusKmDefault),
    choices: radiusChoices
      .filter((radiusKm) => radiusKm !== limits.searchRadiusKmDefault)
      .map((radiusKm) => ({ value: radiusKm, text: km(radiusKm) })),
  },
  minRating: fields.minRating,
  response: {
    value: fields.responseMinutes,
    choices: responseChoices.map((minutes) => ({ value: minutes, text: `Hasta ${formatMinutes(minutes)}` })),
  },
  availability: fields.availability,
  rubros: rubroChoices(rubros, fields.rubroIds),
  activeCount: countFilters(fields),
})
