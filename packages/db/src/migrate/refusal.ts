import type pg from 'pg'

/** Returns the server's message about a failed script, with the line of the file if the server names a position. */
export function describeRefusal(
  error: pg.DatabaseError,
  { sql, file }: { sql: string; file: string },
): string {
  const line = error.position ? sql.slice(0, Number(error.position)).split('\n').length : undefined
  return [error.message, error.detail, line && `(línea ${line} de ${file})`].filter(Boolean).join(' ')
}
