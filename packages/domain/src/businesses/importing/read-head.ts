import {
  type ImportField,
  importColumns,
  importFileTexts,
} from '@oficio/contracts/businesses/importing/columns'
import { foldText } from '@oficio/contracts/text/fold-text'
import { quote } from './quote'
import { refused } from './read-table'

interface Head {
  /** Where each column stands. */
  places: ReadonlyMap<ImportField, number>
  /** Titles that mean nothing here. */
  unknown: string[]
}

// What `Object.entries` gives are the names that the table was written with.
const columns = Object.entries(importColumns) as [
  ImportField,
  { title: string; others?: readonly string[]; isNeeded?: true },
][]

const fieldByTitle = new Map(
  columns.flatMap(([field, { title, others = [] }]) =>
    [title, ...others].map((name): [string, ImportField] => [foldText(name), field]),
  ),
)

/** Returns which column of a file says what, by its first line. Throws validation_failed. */
export function readHead(titles: readonly string[]): Head {
  const places = new Map<ImportField, number>()
  const unknown: string[] = []
  for (const [at, title] of titles.entries()) {
    const field = fieldByTitle.get(foldText(title))
    if (field && places.has(field)) throw refused(importFileTexts.twice(importColumns[field].title))
    if (field) places.set(field, at)
    else if (title.trim() !== '') unknown.push(quote(title))
  }
  const missing = columns.filter(([field, { isNeeded }]) => isNeeded && !places.has(field))
  if (missing.length > 0) throw refused(importFileTexts.missing(missing.map(([, { title }]) => title)))
  return { places, unknown: unknown.slice(0, 30) }
}
