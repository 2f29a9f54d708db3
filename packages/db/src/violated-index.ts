/**
 * Returns the name of the unique index that refused a row; null for any other error. Read it from the error instead of
 * querying afterwards, because the value may be free again by then.
 */
export function violatedIndexOf(error: unknown): string | null {
  const { driverAdapterError } = Object(Object(error).meta)
  const { kind, constraint } = Object(Object(driverAdapterError).cause)
  if (kind !== 'UniqueConstraintViolation') return null
  const { index } = Object(constraint)
  return typeof index === 'string' ? index : null
}
