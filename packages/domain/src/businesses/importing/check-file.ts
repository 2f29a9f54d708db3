import { setImmediate } from 'node:timers/promises'
import { type ImportField, importColumns, importTexts } from '@oficio/contracts/businesses/importing/columns'
import { limits } from '@oficio/contracts/limits'
import { cutText } from '../../kernel/text/cut-text'
import { type CheckedLine, checkLine, type RawLine, sameKeys } from './check-line'
import type { KnownNames } from './known-names'
import { readHead } from './read-head'
import { readTable, type TableLine } from './read-table'

interface CheckedFile {
  lines: (CheckedLine & { line: number; name: string })[]
  unknownColumns: string[]
}

// What `Object.keys` gives are the names that the table was written with.
const fields = Object.keys(importColumns) as ImportField[]

/** After so many lines others of the process get their turn. */
const linesAtOnce = 500

/** Returns what each line of a file says, or what is wrong with it. Throws validation_failed for the file as a whole. */
export async function checkFile(bytes: Uint8Array, known: KnownNames): Promise<CheckedFile> {
  const [head, ...table] = readTable(bytes)
  const { places, unknown } = readHead(head?.cells ?? [])
  const width = head?.cells.length ?? 0
  const firstLines = new Map<string, number>()
  const lines: CheckedFile['lines'] = []
  for (const [at, one] of table.entries()) {
    if (at % linesAtOnce === 0) await setImmediate()
    const raw = rawOf(one, places)
    const checked = one.cells.length > width ? tooWide : checkLine(raw, known)
    lines.push({ line: one.line, name: shown(raw.name), ...onceOnly(checked, one.line, firstLines) })
  }
  return { lines, unknownColumns: unknown }
}

const tooWide: CheckedLine = { facts: null, faults: [{ column: '', text: importTexts.tooManyCells }] }

/** What it is called in the list of lines, however long or odd it is. */
const shown = (name: string): string => cutText(name.replace(/\s+/g, ' ').trim(), limits.businessNameMax)

function rawOf({ cells }: TableLine, places: ReadonlyMap<ImportField, number>): RawLine {
  const said = fields.map((field) => [field, cells[places.get(field) ?? -1]?.trim() ?? ''])
  // Every field has its text.
  return Object.fromEntries(said) as RawLine
}

/** The second line of one business is wrong, and says which the first is. */
function onceOnly(checked: CheckedLine, line: number, firstLines: Map<string, number>): CheckedLine {
  if (!checked.facts) return checked
  const keys = sameKeys(checked.facts)
  const first = keys.map((key) => firstLines.get(key)).find((known) => known !== undefined)
  if (first !== undefined)
    return { facts: null, faults: [{ column: importColumns.name.title, text: importTexts.repeated(first) }] }
  for (const key of keys) firstLines.set(key, line)
  return checked
}
