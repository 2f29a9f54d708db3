import { foldText } from './fold-text'

/** Maximum length of a slug: whole words of the name, or the beginning of a single long word. */
const slugMax = 60

/** Returns a name as a slug: 'cafe-la-esquina'; '' if no character of it is usable. */
export function slugOf(name: string): string {
  const words = foldText(name).split(' ')
  while (words.length > 1 && words.join('-').length > slugMax) words.pop()
  return words.join('-').slice(0, slugMax)
}
