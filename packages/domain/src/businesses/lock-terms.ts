import type { Tx } from '@oficio/db/client'
import { holdWhole, lockWhole } from '../kernel/lock-names'

// Who takes a lock of these takes it before that of any business: a merge of two tags locks all that have one of them.

/** Decisions about categories and tags pass one after the other, and after whatever holds them as they are. */
export const lockTerms = (tx: Tx): Promise<void> => lockWhole(tx, 'business-terms')

/** Keeps categories and tags in use, out of use and apart as they are until the transaction ends; several may at once. */
export const holdTerms = (tx: Tx): Promise<void> => holdWhole(tx, 'business-terms')

/** Returns those tags, each that was merged into another one as that one. */
export async function followMergedTags(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const merged = await tx.businessTag.findMany({
    where: { id: { in: [...ids] }, mergedIntoId: { not: null } },
  })
  const intoOf = new Map(merged.map(({ id, mergedIntoId }) => [id, mergedIntoId]))
  return [...new Set(ids.map((id) => intoOf.get(id) ?? id))]
}
