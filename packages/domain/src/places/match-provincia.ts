import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'

/** Folded aliases of provinces by ISO letter. */
const otherNames: Record<string, readonly string[]> = {
  B: ['pba', 'gba', 'gran buenos aires', 'conurbano bonaerense', 'interior de buenos aires'],
  C: [
    'capital',
    'capital fed',
    'cap federal',
    'capitan federal',
    'capitan fed',
    'cf',
    'ciudad de buenos aires',
    'ciudad buenos aires',
    'ciudad autonoma',
    'ciudad autonoma buenos aires',
    'ciudad aut de buenos aires',
    'buenos aires capital',
  ],
  E: ['e rios', 'er'],
  G: ['santiago', 's del estero', 'santiago del est', 'sde'],
  H: ['cha'],
  K: ['cat'],
  N: ['mnes'],
  M: ['mza', 'mdz'],
  Q: ['nqn'],
  R: ['r negro', 'rn'],
  T: ['tuc'],
  V: ['t del fuego', 'tdf'],
  W: ['ctes'],
}

/** The word 'provincia' and its usual abbreviations. */
const provinciaWords = 'provincia|prov|pcia|pvcia|prcia'

const heads = new RegExp(`^(?:${provinciaWords})\\b(?: del?\\b)?(?: el\\b)? *`)

const tails = new RegExp(`(?: (?:${provinciaWords}|republica argentina|argentina))+$`)

export interface Provincia {
  id: number
  nombre: string
  isoLetter: string
}

/**
 * Cache, because folding the names of all provinces costs more than the rest of a call. The key is the list, which is
 * cached itself.
 */
const foldedNames = new WeakMap<readonly Provincia[], Map<string, Provincia>>()

/** Returns whether a text is an id instead of a name. */
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

/** Returns the folded aliases of a province. */
const otherNamesOf = (isoLetter: string): readonly string[] => [
  ...(otherNames[isoLetter] ?? []),
  `ar ${isoLetter.toLowerCase()}`,
]

/** Returns the comparison key of a province's name, without words such as 'provincia'. */
function foldProvinciaName(text: string): string {
  const nameKey = foldPlaceName(text).replace(tails, '').replace(heads, '')
  if (/\bcaba\b|\bcapital federal\b|^ciudad autonoma de buenos aires/.test(nameKey))
    return 'ciudad autonoma de buenos aires'
  // The official name continues with the Antarctic sector and the islands, in many spellings.
  return nameKey.startsWith('tierra del fuego') ? 'tierra del fuego' : nameKey
}
