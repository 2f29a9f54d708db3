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

// The cast is safe, because the keys are the field names of `importColumns`.
const columns = Object.entries(importColumns) as [
  ImportField,
  { title: string; otherTitles?: readonly string[]; isNeeded?: true },
][]

const fieldByTitle = new Map(
  columns.flatMap(([field, { title, otherTitles = [] }]) =>
    [title, ...otherTitles].map((name): [string, ImportField] => [foldText(name), field]),
  ),
)

/** Folded texts that mean an empty cell in open data and in people's files. */
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

// The cast is safe, because the keys are the field names of `importColumns`.
const fields = Object.keys(importColumns) as ImportField[]

/** Fields whose text is kept even if it looks like an empty cell, because a place or a name may be such a word. */
const requiredFields = new Set<ImportField>(['name', 'categories', 'state', 'city'])

/** After this many lines the loop yields to other work of the process. */
const linesAtOnce = 500

/** Returns the facts or the faults of each line of a file. Throws validation_failed for the file as a whole. */
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

/** Ignores surplus empty cells, because spreadsheets write separators for columns that were emptied. */
const isWider = ({ cells }: TableLine, width: number): boolean =>
  cells.slice(width).some((cell) => cell.trim() !== '')

const tooWide: CheckedLine = {
  facts: null,
  faults: [{ column: '', text: importTexts.tooManyCells }],
  hints: [],
}

/** The name of a line in the list, shortened and on one line. */
const shownTitle = (name: string): string => cutText(name.replace(/\s+/g, ' ').trim(), limits.businessNameMax)

function rawOf({ cells }: TableLine, places: ReadonlyMap<ImportField, number>): RawLine {
  const cellsOfLine = fields.map((field) => {
    const cell = cells[places.get(field) ?? -1] ?? ''
    return [field, requiredFields.has(field) ? cell.trim() : cellText(cell)]
  })
  // The cast is safe, because every field has its text.
  return Object.fromEntries(cellsOfLine) as RawLine
}

/** Returns a cell's text; '' if it only means that there is no data: 's/d', 'N/A', '--'. */
function cellText(cell: string): string {
  const isBlank = /[\p{L}\p{N}]/u.test(cell) ? blanks.includes(foldText(cell)) : true
  return isBlank ? '' : cell.trim()
}

interface Head {
  /** The index of each known column. */
  places: ReadonlyMap<ImportField, number>
  /** Titles of unknown columns. */
  unknown: string[]
}

/**
 * Returns the column index of each field by the titles in the first line. Throws validation_failed for a repeated or a
 * missing column.
 */
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
