import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { matchProvincia, type Provincia } from './match-provincia'

const capitalLetter = 'C'

/** Returns the capital if a text names it as a town, otherwise null. 'Buenos Aires' alone does not name the capital. */
function capitalNamedBy(provincias: readonly Provincia[], city: string): Provincia | null {
  const provincia = matchProvincia(provincias, city)
  return provincia?.isoLetter === capitalLetter ? provincia : null
}

/**
 * Returns the province in which to search a town. This is the given province, except that 'Capital Federal, Buenos
 * Aires', as many people write it, means the capital. Returns null for an unknown province.
 */
export function provinciaOf(provincias: readonly Provincia[], state: string, city: string): Provincia | null {
  const provincia = matchProvincia(provincias, state)
  return (provincia?.isoLetter === 'B' && capitalNamedBy(provincias, city)) || provincia
}

/**
 * Returns the comparison key of a town's name. Within the capital, every usual name of the capital gives the same key.
 */
export const nameOfCity = (provincias: readonly Provincia[], provincia: Provincia, city: string): string =>
  foldPlaceName(
    provincia.isoLetter === capitalLetter && capitalNamedBy(provincias, city) ? provincia.nombre : city,
  )
