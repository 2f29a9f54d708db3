import { foldText } from './fold-text'

export interface Provincia {
  id: number
  nombre: string
  isoLetter: string
}

const capitalNames = ['caba', 'capital federal', 'ciudad de buenos aires']

/** Whether a text stands for an id rather than for a name. */
export const isId = (text: string): boolean => /^\d{1,9}$/.test(text)

/** Returns the province that a text names, by id or by name ('CABA' and 'Capital Federal' too), or null. */
export function matchProvincia(provincias: readonly Provincia[], text: string): Provincia | null {
  if (isId(text)) return provincias.find(({ id }) => id === Number(text)) ?? null
  const wanted = foldText(text)
  const isWanted = capitalNames.includes(wanted)
    ? ({ isoLetter }: Provincia) => isoLetter === 'C'
    : ({ nombre }: Provincia) => foldText(nombre) === wanted
  return provincias.find(isWanted) ?? null
}
