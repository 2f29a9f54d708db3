import { foldProvinciaName, otherNamesOf } from './provincia-names'

export interface Provincia {
  id: number
  nombre: string
  isoLetter: string
}

/** Folding the names of all provinces costs more than the rest of a call, and the list of them is kept. */
const foldedNames = new WeakMap<readonly Provincia[], Map<string, Provincia>>()

/** Whether a text stands for an id rather than for a name. */
export const isId = (text: string): boolean => /^\d{1,9}$/.test(text)

/**
 * Returns the province that a text names, by id or by any of its usual names ('CABA', 'Capital Federal', 'Pcia. de Bs. As.'),
 * or null.
 */
export function matchProvincia(provincias: readonly Provincia[], text: string): Provincia | null {
  if (isId(text)) return provincias.find(({ id }) => id === Number(text)) ?? null
  return byFoldedName(provincias).get(foldProvinciaName(text)) ?? null
}

function byFoldedName(provincias: readonly Provincia[]): Map<string, Provincia> {
  const folded = foldedNames.get(provincias)
  if (folded) return folded
  const made = new Map(
    provincias.flatMap((provincia) => {
      const names = [foldProvinciaName(provincia.nombre), ...otherNamesOf(provincia.isoLetter)]
      return names.map((name): [string, Provincia] => [name, provincia])
    }),
  )
  foldedNames.set(provincias, made)
  return made
}
