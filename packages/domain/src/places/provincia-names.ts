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

/** Returns the folded aliases of a province. */
export const otherNamesOf = (isoLetter: string): readonly string[] => [
  ...(otherNames[isoLetter] ?? []),
  `ar ${isoLetter.toLowerCase()}`,
]

const heads = /^(?:provincia|pcia|pvcia|prov|pcia)\b(?: del?\b)?(?: el\b)? */
const tails = /(?: provincia| pcia| republica argentina| argentina)$/

/** Returns the comparison key of a province's name, without words such as 'provincia'. */
export function foldProvinciaName(text: string): string {
  const nameKey = foldPlaceName(text).replace(tails, '').replace(heads, '')
  if (/\bcaba\b|\bcapital federal\b|^ciudad autonoma de buenos aires/.test(nameKey))
    return 'ciudad autonoma de buenos aires'
  // The official name continues with the Antarctic sector and the islands, in many spellings.
  return nameKey.startsWith('tierra del fuego') ? 'tierra del fuego' : nameKey
}
