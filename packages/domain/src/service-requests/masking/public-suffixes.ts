import { parse } from 'tldts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Countries whose ending people here use, and which is no word or measure of theirs. */
const usualCountries = words(
  'ar cl br mx uy co io ly gl gd eu us uk fr ru cn ai li to gg xyz be ee nl ch pt tk nu so vc ws sx gy fm am bz im',
)
/** Words of Spanish, rooms, makes and files that are endings as well: after a full stop they begin a sentence. */
const wordEndings = words(
  `abogado am auto autos bar bosch cafe cam camera casa club design dot family fiat ford gratis honda hotel ing
  luxe moda mov music om pizza plus pro red rio salon samsung seat so sony soy spa studio taxi tel tienda toyota
  uno vet viajes video vivo wine zip`,
)

const known = new Map<string, boolean>()

/** Returns whether the name is the end of a public address, as the list of public suffixes says. */
export function isEnding(name: string): boolean {
  const stored = known.get(name)
  if (stored !== undefined) return stored
  const isOne =
    /^[a-z]{2,24}$/.test(name) && parse(`a.${name}`, { allowPrivateDomains: false }).isIcann === true
  // Strangers write the names: the memory stays small.
  if (known.size < 5000) known.set(name, isOne)
  return isOne
}

/** Returns whether an ending means an address wherever it is: 'com', 'ar', 'services', but not 'es', 'no', 'casa'. */
export const isSureEnding = (name: string): boolean =>
  isEnding(name) && !wordEndings.has(name) && (name.length > 2 || usualCountries.has(name))
