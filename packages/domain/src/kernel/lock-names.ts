import type { Tx } from '@oficio/db/client'

/**
 * Lets whoever locks one of these names pass one after the other until the transaction ends, so that what is counted
 * before an insert still holds after it: for what has no row that could be locked. They are names of one kind, `of`, and
 * meet none of another. Sorted, so that two callers never wait for each other in a circle.
 */
export async function lockNames(tx: Tx, of: string, names: readonly (string | null)[]): Promise<void> {
  const known = names.filter((name) => name !== null).map((name) => `${of}|${name}`)
  // A row after the other, as they stand in the array.
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${known.sort()}::text[]) AS name`
}

/** The same for what there is one of: all that is decided of a list, whichever of its rows it is about. */
export async function lockWhole(tx: Tx, of: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${of}, 0))`
}

/** Keeps whoever locks it whole waiting until the transaction ends; several may hold it at once. */
export async function holdWhole(tx: Tx, of: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${of}, 0))`
}
