import { foldText } from '@oficio/contracts/text/fold-text'

/** What open data and people write into a cell of which they know nothing, as it is compared. */
const blanks = [
  's d',
  'sd',
  'sin dato',
  'sin datos',
  'sin informacion',
  'sin especificar',
  'n a',
  'na',
  'n d',
  'nd',
  'no tiene',
  'no posee',
  'no disponible',
  'null',
  'none',
]

/** Returns a cell's text, and '' where it only says that there is nothing: 's/d', 'N/A', '--'. */
export function cellText(cell: string): string {
  const isBlank = /[\p{L}\p{N}]/u.test(cell) ? blanks.includes(foldText(cell)) : true
  return isBlank ? '' : cell.trim()
}
