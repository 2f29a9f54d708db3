import { parse } from 'tldts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** Endings of countries that people in Argentina use, and that are no Spanish word or measure. */
const usualCountries = words(
  'ar cl br mx uy co io ly gl gd eu us uk fr ru cn ai li to gg xyz be ee nl ch pt tk nu so vc ws sx gy fm am bz im',
)
/** Endings that are also Spanish words, rooms, makes or file types. After a full stop they may begin a sentence. */
const wordEndings = words(
  `abogado am auto autos bar bosch cafe cam camera casa club design dot family fiat ford gratis honda hotel ing
  luxe moda mov music om pizza plus pro red rio salon samsung seat so sony soy spa studio taxi tel tienda toyota
  uno vet viajes video vivo wine zip`,
)

const suffixCache = new Map<string, boolean>()

/** Returns whether the name is the ending of a public address, by the list of public suffixes. */
export function isEnding(name: string): boolean {
  const cached = suffixCache.get(name)
  if (cached !== undefined) return cached
  const isOne =
    /^[a-z]{2,24}$/.test(name) && parse(`a.${name}`, { allowPrivateDomains: false }).isIcann === true
  // Limit the cache, because strangers choose the names.
  if (suffixCache.size < 5000) suffixCache.set(name, isOne)
  return isOne
}

/** Returns whether the ending always means an address: 'com', 'ar', 'services', but not 'es', 'no', 'casa'. */
export const isSureEnding = (name: string): boolean =>
  isEnding(name) && !wordEndings.has(name) && (name.length > 2 || usualCountries.has(name))
