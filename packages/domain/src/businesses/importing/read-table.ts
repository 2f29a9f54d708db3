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
 * Returns the lines of a CSV as spreadsheets write it: UTF-8 with or without its mark, UTF-16 with it, or
 * Windows-1252; with commas, semicolons or tabs between cells: the most frequent in the heading, or the one in a
 * first line `sep=;`. Throws validation_failed.
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
        const isBlank = cells.every((cell) => cell.trim() === '')
        const isHint = lines.length === 0 && separatorHint.test(cells.join(''))
        if (!isBlank && !isHint) lines.push({ line: last - within, cells })
        // Kept above; what is left out here takes no memory twice.
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

/** What is wrong with a file as a whole stands beside its field. */
export const tableFault = (text: string): AppError =>
  new AppError('validation_failed', { fields: { table: text } })

function decode(bytes: Uint8Array): string {
  const text = utf16Of(bytes) ?? decodedAs('utf-8', bytes) ?? latinOf(bytes)
  // UTF-16 without its mark is full of these, and the database takes none.
  if (text !== null && !text.includes('\0')) return text
  throw tableFault(importFileTexts.encoding)
}

/** Windows-1252 gives every byte a meaning, so only a file without control characters is taken for a text in it. */
function latinOf(bytes: Uint8Array): string | null {
  const text = decodedAs('windows-1252', bytes)
  return text !== null && !/[^\P{Cc}\s]/u.test(text) ? text : null
}

/** Only where its mark says so: without it, any other file could be read as UTF-16. */
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

/** The first line with a letter is the heading; lines of separators alone may be above it. */
function delimiterOf(text: string): string {
  const top = text.slice(0, lineCharsMax).split(/\r\n?|\n/)
  const separator = /^\s*"?sep=(.)"?\s*$/i.exec(top.find((line) => line.trim() !== '') ?? '')?.[1]
  if (separator && delimiters.includes(separator)) return separator
  const heading = top.find((line) => /\p{L}/u.test(line)) ?? ''
  const counts = delimiters.map((delimiter) => heading.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ';'
}
