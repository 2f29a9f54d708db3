import type { SqlQueryable, Transaction } from '@prisma/driver-adapter-utils'
import { describeStatement } from './describe-statement'

/** Runs the work as a traced step. */
export type Trace = <T>(
  step: { kind: 'call' | 'inner'; name: string; facts?: Record<string, string> },
  work: () => Promise<T>,
) => Promise<T>

/** Traces each statement as a step, named by its kind and table. */
export function traceStatements<Queryable extends SqlQueryable | Transaction>(
  queryable: Queryable,
  trace: Trace,
): Queryable {
  const { queryRaw, executeRaw } = queryable
  queryable.queryRaw = (query) => trace(stepOf(query.sql), () => queryRaw.call(queryable, query))
  queryable.executeRaw = (query) => trace(stepOf(query.sql), () => executeRaw.call(queryable, query))
  return queryable
}

function stepOf(sql: string) {
  const { kind, table } = describeStatement(sql)
  return {
    kind: 'call' as const,
    name: table === null ? kind : `${kind} ${table}`,
    facts: {
      'db.system.name': 'postgresql',
      'db.operation.name': kind,
      ...(table !== null && { 'db.collection.name': table }),
    },
  }
}
