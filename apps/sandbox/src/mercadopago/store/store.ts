import type { Journal, JournalEntry } from './journal'
import type { TableName, Tables } from './records'

export type Store = ReturnType<typeof openStore>

type Maps = { [Name in TableName]: Map<string, Tables[Name]> }

/** Keeps all records in memory and writes every change to the journal. Records are never mutated. */
export function openStore(journal: Journal) {
  const maps = emptyMaps()
  for (const [table, id, record] of journal.read()) restore(maps, table, id, record)
  journal.compact(entriesOf(maps))

  let depth = 0
  let unwrittenEntries: JournalEntry[] = []
  const write = () => {
    if (depth > 0 || unwrittenEntries.length === 0) return
    journal.append(unwrittenEntries)
    unwrittenEntries = []
  }

  return {
    get: <Name extends TableName>(table: Name, id: string): Tables[Name] | undefined => maps[table].get(id),
    /** Returns the records in the order in which they were first saved. */
    all: <Name extends TableName>(table: Name): Tables[Name][] => [...maps[table].values()],
    save<Name extends TableName>(table: Name, record: Tables[Name]): Tables[Name] {
      maps[table].set(record.id, record)
      unwrittenEntries.push([table, record.id, record])
      write()
      return record
    },
    remove(table: TableName, id: string): void {
      maps[table].delete(id)
      unwrittenEntries.push([table, id, null])
      write()
    },
    /** Writes all changes that `work` saves together. Can be nested. `work` must be synchronous. */
    transaction<Result>(work: () => Result): Result {
      depth += 1
      try {
        return work()
      } finally {
        depth -= 1
        write()
      }
    },
  }
}

function emptyMaps(): Maps {
  return {
    meta: new Map(),
    preferences: new Map(),
    payments: new Map(),
    orders: new Map(),
    chargebacks: new Map(),
    preapprovals: new Map(),
    invoices: new Map(),
    plans: new Map(),
    deliveries: new Map(),
    idempotencyKeys: new Map(),
  }
}

function restore(maps: Maps, table: string, id: string, record: unknown): void {
  // The cast is safe, because the journal contains what save() wrote under the same table name.
  const map = (maps as Record<string, Map<string, unknown> | undefined>)[table]
  if (record === null) map?.delete(id)
  else map?.set(id, record)
}

function entriesOf(maps: Maps): JournalEntry[] {
  return Object.entries(maps).flatMap(([table, map]) =>
    [...map].map(([id, record]): JournalEntry => [table, id, record]),
  )
}
