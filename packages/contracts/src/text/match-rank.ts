/**
 * Returns how well a folded text matches a folded search: 0 if it begins with the search, 1 if one of its words does, 2
 * if it contains the search elsewhere. Returns null without a match. An empty search matches everything.
 */
export function matchRank(text: string, search: string): 0 | 1 | 2 | null {
  if (text.startsWith(search)) return 0
  if (text.includes(` ${search}`)) return 1
  return text.includes(search) ? 2 : null
}
