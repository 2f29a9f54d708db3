import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import { radiusChoices, responseChoices } from '@oficio/contracts/search/professionals'
import { formatMinutes } from '@/lib/formats/format-minutes'
import type { FilterChip } from '../filter-row'
import { keptFields } from '../kept-fields'
import { usefulRubroChoices } from '../rubro-facts'
import { countFilters, noFilters, type SearchFields, searchAddress } from './search-address'

interface FilterInput {
  rubros: readonly RubroView[]
  /** The names of the rubros of the shown professionals. */
  resultRubros: ReadonlySet<string>
  /** The messages by field. */
  faults: Readonly<Record<string, string>>
  /** The name of the town, if the search has a point. */
  townName: string
}

const km = (radiusKm: number): string => `Hasta ${radiusKm} km`

/** Returns what the search line and the filters for professionals show. The page sends exactly this to the browser. */
export function searchFilterFacts(
  fields: SearchFields,
  { rubros, resultRubros, faults, townName }: FilterInput,
) {
  const { query, location, latitude, longitude, radiusKm, minRating, responseMinutes, availability } = fields
  const action = paths.searchProfessionals()
  return {
    bar: {
      action,
      query: { value: query, maxLength: limits.searchTextMax, fault: faults.query },
      location: {
        value: location || townName,
        maxLength: limits.addressMax,
        fault: faults.location ?? faults.latitude ?? faults.longitude,
      },
      keptValues: keptFields(
        { radiusKm, minRating, responseMinutes, availability },
        { rubroIds: fields.rubroIds },
      ),
    },
    sheet: {
      action,
      radius: {
        value: radiusKm,
        placeholder: km(limits.searchRadiusKmDefault),
        choices: radiusChoices
          .filter((choice) => choice !== limits.searchRadiusKmDefault)
          .map((choice) => ({ value: choice, text: km(choice) })),
      },
      minRating,
      response: {
        value: responseMinutes,
        choices: responseChoices.map((minutes) => ({
          value: minutes,
          text: `Hasta ${formatMinutes(minutes)}`,
        })),
      },
      availability,
      rubros: usefulRubroChoices(rubros, fields.rubroIds, resultRubros),
      allRubrosHref: paths.rubroIndex(),
      active: countFilters(fields),
      chips: filterChips(fields, rubros),
      clearHref: searchAddress({ ...fields, ...noFilters }),
      keptValues: keptFields({ query, location, latitude, longitude }),
    },
  }
}

/** What most clients filter by. */
const usualRating = 4
const [, usualResponse] = responseChoices

/** Returns the links that remove an active filter, and those for what clients filter by most. */
function filterChips(fields: SearchFields, rubros: readonly RubroView[]): FilterChip[] {
  const { rubroIds, radiusKm, minRating, responseMinutes, availability } = fields
  const toggle = (name: string, isOn: boolean, on: Partial<SearchFields>, off: Partial<SearchFields>) => ({
    name,
    href: searchAddress({ ...fields, ...(isOn ? off : on) }),
    isOn,
  })
  const rating = Number(minRating) || 0
  const minutes = Number(responseMinutes) || 0
  const rubroChips = rubros
    .filter(({ id }) => rubroIds.includes(String(id)))
    .map(({ id, name }) =>
      toggle(name, true, {}, { rubroIds: rubroIds.filter((rubroId) => rubroId !== String(id)) }),
    )
  return [
    ...rubroChips,
    ...(Number(radiusKm) > 0 ? [toggle(`Hasta ${radiusKm} km`, true, {}, { radiusKm: '' })] : []),
    toggle(
      `${(rating || usualRating).toLocaleString('es-AR')} estrellas o más`,
      rating > 0,
      { minRating: String(usualRating) },
      { minRating: '' },
    ),
    toggle(
      `Responden en ${formatMinutes(minutes || usualResponse)}`,
      minutes > 0,
      { responseMinutes: String(usualResponse) },
      { responseMinutes: '' },
    ),
    ...(availability === 'all' ? [toggle('También sin lugar', true, {}, { availability: '' })] : []),
  ]
}
