import type pg from 'pg'

/** Returns what the server answered to a script, with the line of its file where the server says one. */
export function describeRefusal(
  error: pg.DatabaseError,
  { sql, file }: { sql: string; file: string },
): string {
  const line = error.position ? sql.slice(0, Number(error.position)).split('\n').length : undefined
  return [error.message, error.detail, line && `(línea ${line} de ${file})`].filter(Boolean).join(' ')
}
