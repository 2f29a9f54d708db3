/**
 * Prisma's codes: unreachable, login refused, too slow, no free connection, transaction not started, too many
 * connections.
 */
const awayCodes = /^P(1000|1001|1002|1003|1008|1017|2024|2028|2037)$/
const brokenCodes =
  /^(57P0[123]|08\w{3}|ECONNREFUSED|ECONNRESET|EPIPE|DatabaseNotReachable|ConnectionClosed)$/
const brokenWords =
  /\b(ECONNREFUSED|ECONNRESET|EPIPE)\b|connection terminated|is not queryable|can't reach database server|server has closed the connection/i
/** PostgreSQL is overloaded, or a wait for a connection, a lock or an answer took too long. */
const slowCodes = /^(53300|55P03|57014|25P0[34]|ETIMEDOUT|SocketTimeout)$/
const slowWords =
  /\bETIMEDOUT\b|timeout exceeded when trying to connect|query read timeout|canceling statement due to/i
/** PostgreSQL refuses a prepared statement; the words mean that the type of a column has changed. */
const staleCodes = /^(26000|42P05)$/
const staleWords = /cached plan must not change result type/
const conflictCodes = /^(P2034|40P01|40001|TransactionWriteConflict)$/

/**
 * Returns whether a query failed temporarily: the database is down, overloaded or too slow, transactions conflicted
 * repeatedly, or a table changed under a prepared statement. A retry may succeed.
 */
export const isDatabaseAway = (error: unknown): boolean =>
  isConnectionLost(error) ||
  isConflict(error) ||
  isStaleStatement(error) ||
  hasCode(error, awayCodes) ||
  hasCode(error, slowCodes) ||
  hasWords(error, slowWords)

/** Returns whether the connection broke or could not be opened, so that another connection may work. */
export const isConnectionLost = (error: unknown): boolean =>
  hasCode(error, brokenCodes) || hasWords(error, brokenWords)

/** Returns whether PostgreSQL rolled back a transaction because of another one (deadlock, serialization failure). */
export const isConflict = (error: unknown): boolean => hasCode(error, conflictCodes)

/** Returns whether a prepared statement was refused before it had any effect. Sent without its name it may work. */
export const isStaleStatement = (error: unknown): boolean =>
  hasCode(error, staleCodes) || hasWords(error, staleWords)

/** Returns whether the statement was refused because its transaction is read-only. */
export const isReadOnlyRefusal = (error: unknown): boolean => hasCode(error, /^25006$/)

/** Looks only at code fields, because a message may quote a postal code or an id that looks like a code. */
const hasCode = (error: unknown, codes: RegExp): boolean =>
  partsOf(error).some((part) =>
    [part.code, part.originalCode, part.kind].some((text) => matches(text, codes)),
  )

const hasWords = (error: unknown, words: RegExp): boolean =>
  partsOf(error).some((part) => [part.message, part.originalMessage].some((text) => matches(text, words)))

const matches = (text: unknown, pattern: RegExp): boolean => typeof text === 'string' && pattern.test(text)

/** The fields in which Prisma, its adapter, pg and Node store an error's code, message and causes. */
type Part = Partial<
  Record<
    | 'code'
    | 'originalCode'
    | 'kind'
    | 'message'
    | 'originalMessage'
    | 'cause'
    | 'meta'
    | 'driverAdapterError',
    unknown
  >
>

/** Deeper than any real error. It ends a circular chain of causes. */
const depthMax = 8

/** Returns an error and all its causes. */
function partsOf(error: unknown, depth = 0): Part[] {
  if (typeof error !== 'object' || error === null || depth > depthMax) return []
  const part: Part = error
  const { cause, meta, driverAdapterError } = part
  return [part, ...[cause, meta, driverAdapterError].flatMap((reason) => partsOf(reason, depth + 1))]
}
