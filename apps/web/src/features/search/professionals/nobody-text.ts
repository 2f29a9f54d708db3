import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { SearchAnswer } from '@oficio/contracts/search/professionals'
import { requestFormPath } from '@oficio/contracts/service-requests/form-path'
import type { SearchFields } from './search-address'

type Place = SearchAnswer['place']

/** Returns the address of the request form with what the search says. */
export function requestHref(
  fields: SearchFields,
  rubros: readonly RubroView[],
  answer: SearchAnswer | null,
): string {
  const rubro = answer ? soughtRubro(rubros, fields, answer) : undefined
  return requestFormPath(rubro?.id, answer?.place ?? null, fields.query)
}

/** Returns the one rubro that a search is for, chosen or understood from its words. Undefined for none or several. */
export function soughtRubro(
  rubros: readonly RubroView[],
  { rubroIds }: Pick<SearchFields, 'rubroIds'>,
  { meantRubros }: Pick<SearchAnswer, 'meantRubros'>,
): RubroView | undefined {
  const soughtRubros = rubros.filter(
    ({ id, name }) => rubroIds.includes(String(id)) || meantRubros.includes(name),
  )
  return soughtRubros.length === 1 ? soughtRubros[0] : undefined
}

/**
 * Returns the title of a search without results: the rubro or place without professionals, or advice to change the
 * search.
 */
export function nobodyTitle(
  fields: SearchFields,
  { rubro, place }: { rubro: Pick<RubroView, 'name'> | undefined; place: Place },
): string {
  const isOtherWord = fields.query !== '' && !rubro
  const hasFilters = isNarrowed(fields, rubro !== undefined)
  if (isOtherWord || hasFilters)
    return `Probá ${[isOtherWord && 'con otra palabra', hasFilters && 'con menos filtros'].filter(Boolean).join(' o ')}`
  // Unavailable professionals are left out unless the search asks for all.
  const opening = fields.availability === 'all' ? 'Todavía no hay nadie' : 'Ahora no hay nadie disponible'
  return [opening, rubro && `de ${rubro.name}`, place && `cerca de ${place.city}`].filter(Boolean).join(' ')
}

/** Returns whether filters may have excluded somebody. A single rubro is the subject of the search, not a filter. */
const isNarrowed = ({ minRating, responseMinutes, rubroIds }: SearchFields, isOneRubro: boolean): boolean =>
  Number(minRating) > 0 || responseMinutes !== '' || (rubroIds.length > 0 && !isOneRubro)

/**
 * Returns what a request can achieve in a search without results. It must not promise to notify absent professionals.
 */
export const nobodyText = (place: Place): string =>
  place
    ? `También podés contar qué necesitás: si algún profesional llega a ${place.city}, le avisamos. Si no hay nadie, la solicitud queda publicada y la ven los que se sumen mientras esté activa.`
    : 'También podés contar qué necesitás: si algún profesional llega a tu zona, le avisamos.'
