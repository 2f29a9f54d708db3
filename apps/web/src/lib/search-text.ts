/** Returns a text as it is compared: lower case, without accents, single spaces. The ñ counts as n. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Returns how well a folded text answers a folded search: 0 it begins with it, 1 one of its words does, 2 it holds it
 * somewhere; null when it does not. Everything answers an empty search.
 */
export function matchRank(text: string, search: string): 0 | 1 | 2 | null {
  if (text.startsWith(search)) return 0
  if (text.includes(` ${search}`)) return 1
  return text.includes(search) ? 2 : null
}
