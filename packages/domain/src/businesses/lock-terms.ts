import type { Tx } from '@oficio/db/client'
import { holdWhole, lockWhole } from '../kernel/lock-names'

// Take these locks before the lock of any business, because a merge of two tags locks every business that has one of them.

/**
 * Takes the exclusive lock for changing categories and tags. Waits for other changes and for holders of `holdTerms`.
 */
export const lockTerms = (tx: Tx): Promise<void> => lockWhole(tx, 'business-terms')

/** Takes a shared lock that prevents changes of categories and tags until the transaction ends. */
export const holdTerms = (tx: Tx): Promise<void> => holdWhole(tx, 'business-terms')

/** Returns the tags without duplicates. Replaces each merged tag by the tag it was merged into. */
export async function followMergedTags(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const merged = await tx.businessTag.findMany({
    where: { id: { in: [...ids] }, mergedIntoId: { not: null } },
  })
  const intoOf = new Map(merged.map(({ id, mergedIntoId }) => [id, mergedIntoId]))
  return [...new Set(ids.map((id) => intoOf.get(id) ?? id))]
}
