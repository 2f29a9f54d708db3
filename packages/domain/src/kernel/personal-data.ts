import type { Prisma } from '@oficio/db/generated/client'

/** Whose data are looked for. */
export interface Person {
  userId: string
  /** Null while nobody has shown that the mailbox is theirs: it may be a stranger's. */
  email: string | null
  /** What stands in the account, proven or not; null once the account is closed. */
  address: string | null
}

/**
 * What a table holds of people (docs/product.md, 'Own data'). Every column of the database stands in one of these lists,
 * which a test holds against the schema: so a new one is not forgotten in what people download and have erased.
 */
export interface PersonalTable {
  table: string
  /** Under which name its rows stand in the download. */
  title: string
  /** Which rows are about a person; null where none is about anybody in particular. */
  rows: ((person: Person) => Prisma.Sql) | null
  /** Columns that name, reach or describe somebody, or hold what was written: gone once the account is closed. */
  personal: readonly string[]
  /** Words for everybody to read, about somebody else's work: they stay when their author goes, without a name. */
  published?: readonly string[]
  /** Ids, states, amounts and times. */
  facts: readonly string[]
  /** Keys, and marks of a device: handed to nobody. */
  secrets?: readonly string[]
  /** By which ref mails name one of its rows: their addresses are kept as long as the row's own, not by age. */
  mailRef?: string
  /** Why its personal columns outlive the account. */
  keptBecause?: 'payments' | 'consumer law'
}

/** Names of columns, parted by spaces. */
export const columns = (names: string): readonly string[] => names.split(/\s+/).filter(Boolean)

/** A table that says nothing of anybody in particular. */
export const nobodys = (table: string, facts: string): PersonalTable => ({
  table,
  title: table,
  rows: null,
  personal: [],
  facts: columns(facts),
})

/** Returns the refs by which mails name rows of those tables: the addresses of such mails go with the row. */
export const mailRefs = (
  tables: readonly PersonalTable[],
  isWanted: (table: PersonalTable) => boolean = () => true,
): string[] => tables.flatMap((table) => (table.mailRef && isWanted(table) ? [table.mailRef] : []))
