import type { SqlQuery } from '@prisma/driver-adapter-utils'
import { Prisma } from './generated/client'

/**
 * Maximum number of prepared statements. Every connection keeps each one it used, in about 20 KB of the server's
 * memory.
 */
const mostNames = 200
/** The use from which on a statement gets a name. Rarer statements are not worth it. */
const minUses = 3
/** How many different statements are counted. Then counting starts again. */
const mostCounted = 2_000
/**
 * Longer statements contain hundreds of values. They are not named, so that callers with varying numbers of values
 * cannot fill the memory. Does not apply to statements with the mark, whose text has few variants.
 */
const longestText = 4_000

const mark = '/* planned once */'

/**
 * The end of a statement of our own whose best plan is the same for all values, so that it is planned once for a
 * connection. PostgreSQL decides so if a plan for the values is not expected to be cheaper. It cannot expect that of a
 * list written as `ARRAY(SELECT unnest(…))`, whose length it does not see.
 */
export const plannedOnce = Prisma.raw(mark)

/**
 * Statements that Prisma generates. Our own SQL is planned for its values each time unless it is marked, because the
 * best plan of a search may depend on how common a word is.
 */
const prismaStatement =
  /^(?:SELECT "public"\.|INSERT INTO "public"\.|UPDATE "public"\.|DELETE FROM "public"\.)/
/** A list of varying length. Each length would occur often enough over days and take a name permanently. */
const hasLongList = / IN \((?:\$\d+,){8}/

type Statement = Pick<SqlQuery, 'sql'>

/** Names of a client's prepared statements. All its connections share them, and each name means one statement. */
export interface StatementNames {
  /**
   * Returns the name of a prepared statement from its third use on. PostgreSQL keeps its parsed form and plan for the
   * connection. Returns '' (unnamed) for statements that are sent whole each time.
   */
  nameOf(statement: Statement): string
  /**
   * Stops naming statements. Needed after tables changed under prepared statements, or if a pooler switches
   * connections.
   */
  giveUp(): void
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  let isOver = false
  const isWorthIt = (sql: string) =>
    sql.endsWith(mark) || (prismaStatement.test(sql) && sql.length <= longestText && !hasLongList.test(sql))
  return {
    nameOf({ sql }) {
      if (isOver) return ''
      const knownName = names.get(sql)
      if (knownName || names.size >= mostNames || !isWorthIt(sql)) return knownName ?? ''
      const count = (counts.get(sql) ?? 0) + 1
      if (count < minUses) {
        if (counts.size >= mostCounted) counts.clear()
        counts.set(sql, count)
        return ''
      }
      counts.delete(sql)
      const name = `oficio_${names.size}`
      names.set(sql, name)
      return name
    },
    giveUp() {
      isOver = true
    },
  }
}
