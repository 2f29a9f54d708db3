import { setImmediate } from 'node:timers/promises'
import { type ImportField, importColumns, importTexts } from '@oficio/contracts/businesses/importing/columns'
import { limits } from '@oficio/contracts/limits'
import { cutText } from '../../kernel/text/cut-text'
import { cellText } from './blank-cell'
import { type CheckedLine, checkLine, type RawLine } from './check-line'
import type { KnownNames } from './known-names'
import { readHead } from './read-head'
import { readTable, type TableLine } from './read-table'
import { sameBusinessCheck } from './same-business'

interface CheckedFile {
  lines: (CheckedLine & { line: number; name: string })[]
  unknownColumns: string[]
}

// What `Object.keys` gives are the names that the table was written with.
const fields = Object.keys(importColumns) as ImportField[]

/** A place or a name may be called like nothing at all. */
const needed = new Set<ImportField>(['name', 'categories', 'state', 'city'])

/** After so many lines others of the process get their turn. */
const linesAtOnce = 500

/** Returns what each line of a file says, or what is wrong with it. Throws validation_failed for the file as a whole. */
export async function checkFile(bytes: Uint8Array, known: KnownNames): Promise<CheckedFile> {
  const [head, ...table] = readTable(bytes)
  const { places, unknown } = readHead(head?.cells ?? [])
  const width = head?.cells.length ?? 0
  const withRepeats = sameBusinessCheck()
  const lines: CheckedFile['lines'] = []
  for (const [at, one] of table.entries()) {
    if (at % linesAtOnce === 0) await setImmediate()
    const raw = rawOf(one, places)
    const checked = isWider(one, width) ? tooWide : checkLine(raw, known)
    lines.push({ line: one.line, name: shown(raw.name), ...withRepeats(checked, one.line) })
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
const shown = (name: string): string => cutText(name.replace(/\s+/g, ' ').trim(), limits.businessNameMax)

function rawOf({ cells }: TableLine, places: ReadonlyMap<ImportField, number>): RawLine {
  const said = fields.map((field) => {
    const cell = cells[places.get(field) ?? -1] ?? ''
    return [field, needed.has(field) ? cell.trim() : cellText(cell)]
  })
  // Every field has its text.
  return Object.fromEntries(said) as RawLine
}
