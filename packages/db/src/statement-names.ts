import type { SqlQuery } from '@prisma/driver-adapter-utils'

/** Each is kept by every connection that used it, some 20 KB of the server's memory. */
const mostNames = 200
/** Texts that come once or twice are not worth a name. */
const uses = 3
/** How many texts are counted; then the count starts again. */
const mostCounted = 2_000
/**
 * Longer texts contain hundreds of values: a caller with ever different numbers of values must not fill the memory.
 */
const longestText = 4_000

/** What Prisma writes itself. SQL of ours is planned for its values each time: searches depend on how common a word is. */
const isOfPrisma = /^(?:SELECT "public"\.|INSERT INTO "public"\.|UPDATE "public"\.|DELETE FROM "public"\.)/
/** A list that may be of any length: in days each length would come often enough, and take a name from others for good. */
const hasLongList = / IN \((?:\$\d+,){8}/

type Statement = Pick<SqlQuery, 'sql'>

/** Names of a client's prepared statements, shared by all of its connections: a name belongs to one text. */
export interface StatementNames {
  /**
   * Returns the name under which PostgreSQL keeps a statement parsed and planned for a connection, from its third use on;
   * '', the unnamed one of the protocol, for what is sent whole each time.
   */
  nameOf(statement: Statement): string
  /** Has everything sent whole from now on: tables were changed under what is kept, or who keeps it is not who is asked. */
  giveUp(): void
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  let isOver = false
  const isWorthIt = (sql: string) => isOfPrisma.test(sql) && !hasLongList.test(sql)
  return {
    nameOf({ sql }) {
      if (isOver || sql.length > longestText) return ''
      const knownName = names.get(sql)
      if (knownName || names.size >= mostNames || !isWorthIt(sql)) return knownName ?? ''
      const count = (counts.get(sql) ?? 0) + 1
      if (count < uses) {
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
