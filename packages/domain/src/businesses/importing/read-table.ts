import { importFileTexts } from '@oficio/contracts/businesses/importing/columns'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { CsvError, parse } from 'csv-parse/sync'

export interface TableLine {
  /** Number of the line in the file, counted from 1; the first one if it spans several. */
  line: number
  cells: string[]
}

/** Longer than any real line; beyond it a quote was never closed. */
const lineCharsMax = 60_000

/**
 * Returns the lines of a CSV file as spreadsheets write it. Encodings: UTF-8 with or without a byte order mark, UTF-16
 * with one, or Windows-1252. Delimiters: commas, semicolons or tabs, whichever is most frequent in the heading, or as
 * given by a first line `sep=;`. Throws validation_failed.
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
        const extraLines = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        const isBlank = cells.every((cell) => cell.trim() === '')
        const isHint = lines.length === 0 && separatorHint.test(cells.join(''))
        if (!isBlank && !isHint) lines.push({ line: last - extraLines, cells })
        // The line was stored above; returning null saves the parser's own copy.
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw tableFault(importFileTexts.quotes(Number(error.lines ?? lines.at(-1)?.line ?? 1)))
  }
  if (lines.length < 2) throw tableFault(importFileTexts.empty)
  if (lines.length - 1 > limits.importLines) throw tableFault(importFileTexts.tooManyLines)
  return lines
}

/** Returns the error for a file as a whole; its text is shown beside the file field. */
export const tableFault = (text: string): AppError =>
  new AppError('validation_failed', { fields: { table: text } })

function decode(bytes: Uint8Array): string {
  const text = utf16Of(bytes) ?? decodedAs('utf-8', bytes) ?? latinOf(bytes)
  // UTF-16 without a byte order mark is full of null characters, and the database rejects them.
  if (text !== null && !text.includes('\0')) return text
  throw tableFault(importFileTexts.encoding)
}

/** Accepts Windows-1252 only without control characters, because this encoding gives every byte a meaning. */
function latinOf(bytes: Uint8Array): string | null {
  const text = decodedAs('windows-1252', bytes)
  return text !== null && !/[^\P{Cc}\s]/u.test(text) ? text : null
}

/** Requires the byte order mark, because any other file could be read as UTF-16. */
function utf16Of(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodedAs('utf-16le', bytes)
  return bytes[0] === 0xfe && bytes[1] === 0xff ? decodedAs('utf-16be', bytes) : null
}

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const separatorHint = /^\s*"?sep=(.?)"?\s*$/i
const delimiters = [';', '\t', ',']

/** The heading is the first line with a letter; lines of separators alone may precede it. */
function delimiterOf(text: string): string {
  const top = text.slice(0, lineCharsMax).split(/\r\n?|\n/)
  const separator = /^\s*"?sep=(.)"?\s*$/i.exec(top.find((line) => line.trim() !== '') ?? '')?.[1]
  if (separator && delimiters.includes(separator)) return separator
  const heading = top.find((line) => /\p{L}/u.test(line)) ?? ''
  const counts = delimiters.map((delimiter) => heading.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}
