import { foldText } from './fold-text'

/** What a readable address holds at most of a name: whole words of it, or the beginning of a single long one. */
const slugMax = 60

/** Returns a name as it stands in an address: 'cafe-la-esquina'; '' where nothing of it can. */
export function slugOf(name: string): string {
  const words = foldText(name).split(' ')
  while (words.length > 1 && words.join('-').length > slugMax) words.pop()
  return words.join('-').slice(0, slugMax)
}
