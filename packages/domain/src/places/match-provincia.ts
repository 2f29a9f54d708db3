import { foldProvinciaName, otherNamesOf } from './provincia-names'

export interface Provincia {
  id: number
  nombre: string
  isoLetter: string
}

/** Folding the names of all provinces costs more than the rest of a call, and their list is cached. */
const foldedNames = new WeakMap<readonly Provincia[], Map<string, Provincia>>()

/** Whether a text is an id and not a name. */
export const isId = (text: string): boolean => /^\d{1,9}$/.test(text)

/**
 * Returns the province for a text, by id or by any usual name ('CABA', 'Capital Federal', 'Pcia. de Bs. As.'), or
 * null.
 */
export function matchProvincia(provincias: readonly Provincia[], text: string): Provincia | null {
  if (isId(text)) return provincias.find(({ id }) => id === Number(text)) ?? null
  return byFoldedName(provincias).get(foldProvinciaName(text)) ?? null
}

function byFoldedName(provincias: readonly Provincia[]): Map<string, Provincia> {
  const cachedNames = foldedNames.get(provincias)
  if (cachedNames) return cachedNames
  const namesByKey = new Map(
    provincias.flatMap((provincia) => {
      const names = [foldProvinciaName(provincia.nombre), ...otherNamesOf(provincia.isoLetter)]
      return names.map((name): [string, Provincia] => [name, provincia])
    }),
  )
  foldedNames.set(provincias, namesByKey)
  return namesByKey
}
