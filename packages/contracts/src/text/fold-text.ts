/**
 * Returns the form of a text for comparing and searching: lower case, without accents, single spaces. An ñ becomes n.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
