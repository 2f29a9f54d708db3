import { foldText } from './fold-text'

/** What a readable address holds at most of a name: whole words of it, or the beginning of a single long one. */
const slugMax = 60

/** Returns a name as a slug: 'cafe-la-esquina'; '' if no character of it is usable. */
export function slugOf(name: string): string {
  const words = foldText(name).split(' ')
  while (words.length > 1 && words.join('-').length > slugMax) words.pop()
  return words.join('-').slice(0, slugMax)
}
