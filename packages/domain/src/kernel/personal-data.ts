import type { Prisma } from '@oficio/db/generated/client'

export interface Person {
  userId: string
  /** Null until the mailbox is proven, because it may be a stranger's. */
  email: string | null
  /** The address in the account, proven or not; null once the account is closed. */
  address: string | null
}

/**
 * Personal data in one table (docs/product.md, 'Own data'). Every column of the database is in one of these lists,
 * which a test compares with the schema, so that no new column is forgotten in downloads and erasure.
 */
export interface PersonalTable {
  table: string
  /** Name of its rows in the download. */
  title: string
  /** Condition for the rows about a person; null if no row is about a person. */
  rows: ((person: Person) => Prisma.Sql) | null
  /** Columns that name, reach or describe a person, or hold their texts: erased when the account is closed. */
  personal: readonly string[]
  /** Public texts about another person's work. They stay without a name when their author closes the account. */
  published?: readonly string[]
  /** Ids, states, amounts and times. */
  facts: readonly string[]
  /** Keys, and identifiers of a device: never exported. */
  secrets?: readonly string[]
  /** The ref with which mails point to a row of the table. The addresses of such mails are kept as long as the row. */
  mailRef?: string
  /** Why its personal columns are kept after the account is closed. */
  keptBecause?: 'payments' | 'consumer law'
}

/** Column names separated by spaces. */
export const columns = (names: string): readonly string[] => names.split(/\s+/).filter(Boolean)

/** A table without personal data. */
export const nobodys = (table: string, facts: string): PersonalTable => ({
  table,
  title: table,
  rows: null,
  personal: [],
  facts: columns(facts),
})

/**
 * Returns the refs with which mails point to rows of those tables. The addresses of such mails are erased with the row.
 */
export const mailRefs = (
  tables: readonly PersonalTable[],
  isWanted: (table: PersonalTable) => boolean = () => true,
): string[] => tables.flatMap((table) => (table.mailRef && isWanted(table) ? [table.mailRef] : []))
