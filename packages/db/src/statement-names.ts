import type { SqlQuery } from '@prisma/driver-adapter-utils'

/** Each is kept by every connection that used it, some 20 KB of the server's memory. */
const mostNames = 200
/** Texts that come once or twice (lists of varying length) are not worth a name. */
const uses = 3
/** Texts counted at once; then the count begins anew. */
const mostCounted = 2_000

/** What Prisma writes itself. SQL of ours is planned for its values each time: searches depend on how common a word is. */
const isOfPrisma = /^(?:SELECT "public"\.|INSERT INTO "public"\.|UPDATE "public"\.|DELETE FROM "public"\.)/
/** A list that may be of any length: in days each length would come often enough, and take a name from others for good. */
const hasLongList = / IN \((?:\$\d+,){8}/

/**
 * Returns what gives a statement the name under which PostgreSQL keeps it parsed and planned for a connection, from its
 * third use on; '', the unnamed one of the protocol, for those that are sent whole each time. One for all connections of
 * a client: a name stands for one text.
 */
export function createStatementNames(): (query: Pick<SqlQuery, 'sql'>) => string {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known || names.size >= mostNames || !isOfPrisma.test(sql) || hasLongList.test(sql)) return known ?? ''
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
  }
}
