import { importFileTexts } from '@oficio/contracts/businesses/importing/columns'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { CsvError, parse } from 'csv-parse/sync'

export interface TableLine {
  /** Its number in the file, counted from 1; where it spans several, that of the first. */
  line: number
  cells: string[]
}

/** More than one business can say of itself: then it is a quote that was never closed. */
const lineCharsMax = 60_000

/**
 * Returns the lines of a CSV as spreadsheets write one: UTF-8 with or without its mark, parts kept apart by commas or by
 * semicolons, whichever the first line has more of. Throws validation_failed.
 */
export function readTable(bytes: Uint8Array): TableLine[] {
  const text = decode(bytes)
  const lines: TableLine[] = []
  try {
    parse(text, {
      delimiter: delimiterOf(text),
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: lineCharsMax,
      onRecord: (cells: string[], { lines: last }) => {
        const within = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        if (cells.some((cell) => cell.trim() !== '')) lines.push({ line: last - within, cells })
        // Kept above; what is left out here takes no memory twice.
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw refused(importFileTexts.quotes(Number(error.lines ?? lines.at(-1)?.line ?? 1)))
  }
  if (lines.length < 2) throw refused(importFileTexts.empty)
  if (lines.length - 1 > limits.importLines) throw refused(importFileTexts.tooManyLines)
  return lines
}

/** What is wrong with a file as a whole stands beside its field. */
export const refused = (text: string): AppError =>
  new AppError('validation_failed', { fields: { table: text } })

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // As UTF-16 every second byte of it would be one of these, and the database takes none.
    if (!text.includes('\0')) return text
  } catch {
    // Said below, like the other way of it.
  }
  throw refused(importFileTexts.encoding)
}

function delimiterOf(text: string): ',' | ';' {
  const [first = ''] = text.split('\n', 1)
  return first.split(';').length > first.split(',').length ? ';' : ','
}
