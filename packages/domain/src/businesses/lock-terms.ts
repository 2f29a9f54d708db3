import type { Tx } from '@oficio/db/client'

// Who takes a lock of these takes it before that of any business: a merge of two tags locks all that have one of them.

/** Decisions about categories and tags pass one after the other, and after whatever holds them as they are. */
export async function lockTerms(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('business-terms'))`
}

/** Keeps categories and tags in use, out of use and apart as they are until the transaction ends; several may at once. */
export async function holdTerms(tx: Tx): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtext('business-terms'))`
}

/** Returns those tags, each that was merged into another one as that one. */
export async function followMergedTags(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const merged = await tx.businessTag.findMany({
    where: { id: { in: [...ids] }, mergedIntoId: { not: null } },
  })
  const intoOf = new Map(merged.map(({ id, mergedIntoId }) => [id, mergedIntoId]))
  return [...new Set(ids.map((id) => intoOf.get(id) ?? id))]
}
