/** Prisma's codes: not reachable, refused, too slow, no free connection, no transaction begun, too many connections. */
const awayCodes = ['P1000', 'P1001', 'P1002', 'P1003', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']
const brokenWords =
  /\b(57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|DatabaseNotReachable|ConnectionClosed)\b|connection terminated|can't reach database server|server has closed the connection/i
/** PostgreSQL is full, or what was asked waited for longer than it may: for a connection, a lock, an answer. */
const slowWords =
  /\b(53300|55P03|57014|25P0[34]|ETIMEDOUT|SocketTimeout)\b|timeout exceeded when trying to connect|query read timeout|canceling statement due to/i
const conflictWords = /\b(P2034|40P01|40001|TransactionWriteConflict)\b/

/**
 * Returns whether the database could not be asked now, as opposed to refusing what it was asked: it is away, full or
 * too slow, or two transactions stood in each other's way again and again. Later the same may go well.
 */
export function isDatabaseAway(error: unknown): boolean {
  const words = wordsOf(error)
  return (
    awayCodes.includes(codeOf(error)) ||
    brokenWords.test(words) ||
    slowWords.test(words) ||
    conflictWords.test(words)
  )
}

/** Returns whether the connection broke or could not be made, so that another one may do. */
export const isConnectionLost = (error: unknown): boolean => brokenWords.test(wordsOf(error))

/** Returns whether PostgreSQL undid a transaction because of another one (deadlock, serialisation). */
export const isConflict = (error: unknown): boolean => conflictWords.test(wordsOf(error))

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** All that an error says of its reason: Prisma, its adapter, pg and Node each say it elsewhere. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const meta = 'meta' in error ? JSON.stringify(error.meta) : ''
  const { cause } = error
  const reason = cause instanceof Error ? wordsOf(cause) : cause === undefined ? '' : JSON.stringify(cause)
  return `${codeOf(error)} ${error.message} ${meta} ${reason}`
}
