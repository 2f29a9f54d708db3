import { foldText } from '../text/fold-text'

/** What a readable address holds at most of a name: whole words of it. */
const slugMax = 60

/** Names in addresses below /business that are pages and calls of the site. */
export const reservedSlugs: readonly string[] = ['search', 'register', 'categories', 'draft']

/** Returns a name as it stands in an address: 'cafe-la-esquina'; '' where nothing of it can. */
export function slugOf(name: string): string {
  const words = foldText(name).split(' ').filter(Boolean)
  while (words.length > 1 && words.join('-').length > slugMax) words.pop()
  return words.join('-').slice(0, slugMax)
}
