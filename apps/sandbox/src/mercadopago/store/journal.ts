import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** One change: table, id, and the whole record, null when it went away. */
export type JournalEntry = [table: string, id: string, record: unknown]

export interface Journal {
  /** What was written before this start, oldest first. */
  read(): JournalEntry[]
  /** Replaces everything by these entries. */
  compact(entries: JournalEntry[]): void
  /** Writes the changes of one transaction as one line: after a kill they are all there or none is. */
  append(entries: JournalEntry[]): void
}

/** Keeps nothing: for tests. */
export const memoryJournal: Journal = { read: () => [], compact: () => undefined, append: () => undefined }

/**
 * A file of lines, each the JSON of one transaction. Writing waits for the operating system, so that what was answered
 * is there even when the process is killed right afterwards.
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

/** A line that was cut off by a kill counts as never written. */
function parseLine(line: string): JournalEntry[] {
  if (!line) return []
  try {
    const entries: JournalEntry[] = JSON.parse(line) // written by toLine, above
    return entries
  } catch {
    return []
  }
}
