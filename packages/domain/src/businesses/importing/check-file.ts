import { setImmediate } from 'node:timers/promises'
import {
  type ImportField,
  importColumns,
  importFileTexts,
  importTexts,
} from '@oficio/contracts/businesses/importing/columns'
import { limits } from '@oficio/contracts/limits'
import { foldText } from '@oficio/contracts/text/fold-text'
import { cutText } from '../../kernel/text/cut-text'
import { type CheckedLine, checkLine, type RawLine } from './check-line'
import type { KnownNames } from './known-names'
import { quote } from './quote'
import { readTable, type TableLine, tableFault } from './read-table'
import { sameBusinessCheck } from './same-business'

// What `Object.entries` gives are the names that the table was written with.
const columns = Object.entries(importColumns) as [
  ImportField,
  { title: string; otherTitles?: readonly string[]; isNeeded?: true },
][]

const fieldByTitle = new Map(
  columns.flatMap(([field, { title, otherTitles = [] }]) =>
    [title, ...otherTitles].map((name): [string, ImportField] => [foldText(name), field]),
  ),
)

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

interface CheckedFile {
  lines: (CheckedLine & { line: number; name: string })[]
  unknownColumns: string[]
}

// What `Object.keys` gives are the names that the table was written with.
const fields = Object.keys(importColumns) as ImportField[]

/** A place or a name may be called like nothing at all. */
const requiredFields = new Set<ImportField>(['name', 'categories', 'state', 'city'])

/** After so many lines others of the process get their turn. */
const linesAtOnce = 500

/** Returns what each line of a file says, or what is wrong with it. Throws validation_failed for the file as a whole. */
export async function checkFile(bytes: Uint8Array, names: KnownNames): Promise<CheckedFile> {
  const [head, ...table] = readTable(bytes)
  const { places, unknown } = readHead(head?.cells ?? [])
  const width = head?.cells.length ?? 0
  const withRepeats = sameBusinessCheck()
  const lines: CheckedFile['lines'] = []
  for (const [at, line] of table.entries()) {
    if (at % linesAtOnce === 0) await setImmediate()
    const raw = rawOf(line, places)
    const checked = isWider(line, width) ? tooWide : checkLine(raw, names)
    lines.push({ line: line.line, name: shownTitle(raw.name), ...withRepeats(checked, line.line) })
  }
  return { lines, unknownColumns: unknown }
}

/** Spreadsheets write separators for columns that once held something. */
const isWider = ({ cells }: TableLine, width: number): boolean =>
  cells.slice(width).some((cell) => cell.trim() !== '')

const tooWide: CheckedLine = {
  facts: null,
  faults: [{ column: '', text: importTexts.tooManyCells }],
  hints: [],
}

/** What it is called in the list of lines, however long or odd it is. */
const shownTitle = (name: string): string => cutText(name.replace(/\s+/g, ' ').trim(), limits.businessNameMax)

function rawOf({ cells }: TableLine, places: ReadonlyMap<ImportField, number>): RawLine {
  const cellsOfLine = fields.map((field) => {
    const cell = cells[places.get(field) ?? -1] ?? ''
    return [field, requiredFields.has(field) ? cell.trim() : cellText(cell)]
  })
  // Every field has its text.
  return Object.fromEntries(cellsOfLine) as RawLine
}

/** Returns a cell's text, and '' where it only says that there is nothing: 's/d', 'N/A', '--'. */
function cellText(cell: string): string {
  const isBlank = /[\p{L}\p{N}]/u.test(cell) ? blanks.includes(foldText(cell)) : true
  return isBlank ? '' : cell.trim()
}

interface Head {
  /** Where each column stands. */
  places: ReadonlyMap<ImportField, number>
  /** Titles that mean nothing here. */
  unknown: string[]
}

/** Returns which column of a file says what, by its first line. Throws validation_failed. */
function readHead(titles: readonly string[]): Head {
  const places = new Map<ImportField, number>()
  const unknown: string[] = []
  for (const [at, title] of titles.entries()) {
    const field = fieldByTitle.get(foldText(title))
    if (field && places.has(field)) throw tableFault(importFileTexts.twice(importColumns[field].title))
    if (field) places.set(field, at)
    else if (title.trim() !== '') unknown.push(quote(title))
  }
  const missing = columns.filter(([field, { isNeeded }]) => isNeeded && !places.has(field))
  if (missing.length > 0) throw tableFault(importFileTexts.missing(missing.map(([, { title }]) => title)))
  return { places, unknown: unknown.slice(0, 30) }
}
