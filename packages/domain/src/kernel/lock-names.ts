import type { Tx } from '@oficio/db/client'

/**
 * Locks names until the transaction ends, so that a count before an insert stays correct. Use it for data without a row
 * that could be locked. Names of different scopes never collide. The names are sorted, so that two callers cannot
 * deadlock.
 */
export async function lockNames(tx: Tx, scope: string, names: readonly (string | null)[]): Promise<void> {
  const keys = names.filter((name) => name !== null).map((name) => `${scope}|${name}`)
  // PostgreSQL takes the locks in the order of the array.
  await tx.$executeRaw`
    SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest(${keys.sort()}::text[]) AS name`
}

/** Locks a whole scope until the transaction ends, for decisions about a whole list. */
export async function lockWhole(tx: Tx, scope: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${scope}, 0))`
}

/** Blocks callers of `lockWhole` until the transaction ends; several callers may hold it at once. */
export async function holdWhole(tx: Tx, scope: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${scope}, 0))`
}
