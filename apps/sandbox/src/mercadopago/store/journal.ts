import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A change: the table, the id, and the whole record (null if deleted). */
export type JournalEntry = [table: string, id: string, record: unknown]

export interface Journal {
  /** Returns the changes written before this start, oldest first. */
  read(): JournalEntry[]
  /** Replaces the whole journal with these entries. */
  compact(entries: JournalEntry[]): void
  /** Writes the changes of a transaction as one line, so that a kill never leaves a partial transaction. */
  append(entries: JournalEntry[]): void
}

/** A journal that stores nothing, for tests. */
export const memoryJournal: Journal = { read: () => [], compact: () => undefined, append: () => undefined }

/**
 * A journal in a file. Each line is the JSON of one transaction. Writing is synchronous, so that a kill right after a
 * response loses nothing.
 */
export function fileJournal(file: string): Journal {
  mkdirSync(dirname(file), { recursive: true })
  return {
    read: () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : []),
    compact: (entries) => {
      writeFileSync(`${file}.new`, toLine(entries), { mode: 0o600 })
      renameSync(`${file}.new`, file)
    },
    append: (entries) => appendFileSync(file, toLine(entries), { mode: 0o600 }),
  }
}

const toLine = (entries: JournalEntry[]) => (entries.length ? `${JSON.stringify(entries)}\n` : '')

/** Parses a line. Ignores a line that a kill cut off. */
function parseLine(line: string): JournalEntry[] {
  if (!line) return []
  try {
    const entries: JournalEntry[] = JSON.parse(line) // written by toLine, above
    return entries
  } catch {
    return []
  }
}
