import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { matchProvincia, type Provincia } from './match-provincia'

const capitalLetter = 'C'

/** Returns the capital where a text names it as a town; 'Buenos Aires' means the capital only within the capital. */
function capitalNamedBy(provincias: readonly Provincia[], city: string): Provincia | null {
  const named = matchProvincia(provincias, city)
  return named?.isoLetter === capitalLetter ? named : null
}

/**
 * Returns the province in which a town is looked for: the one that is named, but the capital for 'Capital Federal, Buenos
 * Aires', as many people write it. Null for an unknown province.
 */
export function provinciaOf(provincias: readonly Provincia[], state: string, city: string): Provincia | null {
  const named = matchProvincia(provincias, state)
  return (named?.isoLetter === 'B' && capitalNamedBy(provincias, city)) || named
}

/** Returns a town's name as it is compared; every usual name of the capital is its own name within it. */
export const nameOfCity = (provincias: readonly Provincia[], provincia: Provincia, city: string): string =>
  foldPlaceName(
    provincia.isoLetter === capitalLetter && capitalNamedBy(provincias, city) ? provincia.nombre : city,
  )
