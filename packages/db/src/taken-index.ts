/**
 * Returns the name of the unique index that refused a row, because another one had the same; null for any other failure.
 * The moment itself: who asks afterwards whether it is taken may find that it is free again.
 */
export function takenIndexOf(error: unknown): string | null {
  const { driverAdapterError } = Object(Object(error).meta)
  const { kind, constraint } = Object(Object(driverAdapterError).cause)
  if (kind !== 'UniqueConstraintViolation') return null
  const { index } = Object(constraint)
  return typeof index === 'string' ? index : null
}
