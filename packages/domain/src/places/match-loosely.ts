import { foldPlaceName } from '@oficio/contracts/places/fold-place-name'
import { foldText } from '@oficio/contracts/text/fold-text'

export interface NamedLocalidad {
  id: number
  nombre: string
  aliases: readonly string[]
}

/** Words for the kind of place, which people often omit or add. */
const heads = /^(?:pueblo|ciudad|localidad|municipio|municipalidad|paraje|estacion)(?: del?)? /

/** Returns the key for a loose comparison: 'Pueblo Liebig's' equals 'Liebig', and 'Huinganco' equals 'Huingan-Có'. */
const looseKey = (name: string): string =>
  foldPlaceName(name).replace(heads, '').replace(/ s$/, '').replaceAll(' ', '')

/** Returns whether each word of a text is a word of the name or its initial: 'S. Carlos de Bariloche'. */
function hasInitialsOf(name: string, words: readonly string[]): boolean {
  const own = foldText(name).split(' ')
  return (
    own.length === words.length &&
    own.every((word, at) => word === words[at] || (words[at]?.length === 1 && word.startsWith(words[at])))
  )
}

/**
 * Returns the locality of a province that a text loosely matches by name or alias. Returns null for no match or
 * several, because a wrong town is worse than asking the visitor.
 */
export function matchLoosely<Localidad extends NamedLocalidad>(
  localidades: readonly Localidad[],
  text: string,
): Localidad | null {
  const textKey = looseKey(text)
  const words = foldText(text).split(' ')
  const hasInitials = words.length > 1 && words.some((word) => word.length === 1)
  const isCalled = (name: string) => looseKey(name) === textKey || (hasInitials && hasInitialsOf(name, words))
  if (textKey === '') return null
  const matching = localidades.filter(({ nombre, aliases }) => [nombre, ...aliases].some(isCalled))
  return matching.length === 1 ? (matching[0] ?? null) : null
}
