import { foldText } from '@oficio/contracts/text/fold-text'

export interface Provincia {
  id: number
  nombre: string
  isoLetter: string
}

const capitalNames = ['caba', 'capital federal', 'ciudad de buenos aires']

/** Folding the names of all provinces costs more than the rest of a call, and the list of them is kept. */
const foldedNames = new WeakMap<readonly Provincia[], Map<string, Provincia>>()

/** Whether a text stands for an id rather than for a name. */
export const isId = (text: string): boolean => /^\d{1,9}$/.test(text)

/** Returns the province that a text names, by id or by name ('CABA' and 'Capital Federal' too), or null. */
export function matchProvincia(provincias: readonly Provincia[], text: string): Provincia | null {
  if (isId(text)) return provincias.find(({ id }) => id === Number(text)) ?? null
  const wanted = foldText(text)
  if (capitalNames.includes(wanted)) return provincias.find(({ isoLetter }) => isoLetter === 'C') ?? null
  return byFoldedName(provincias).get(wanted) ?? null
}

function byFoldedName(provincias: readonly Provincia[]): Map<string, Provincia> {
  const known = foldedNames.get(provincias)
  if (known) return known
  const made = new Map(provincias.map((provincia) => [foldText(provincia.nombre), provincia]))
  foldedNames.set(provincias, made)
  return made
}
