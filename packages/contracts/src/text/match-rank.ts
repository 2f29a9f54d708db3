/**
 * Returns how well a folded text answers a folded search: 0 it begins with it, 1 one of its words does, 2 it holds it
 * somewhere; null when it does not. Everything answers an empty search.
 */
export function matchRank(text: string, search: string): 0 | 1 | 2 | null {
  if (text.startsWith(search)) return 0
  if (text.includes(` ${search}`)) return 1
  return text.includes(search) ? 2 : null
}
