import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'
import type { Subject } from './subscription-kind'

/**
 * Returns the subscription with its row locked until the transaction ends, or null. Lock order: the subject first.
 */
export async function lockSubscription(tx: Tx, id: string): Promise<Subscription | null> {
  // FOR NO KEY UPDATE: charges, payments and events that refer to it may be added meanwhile.
  await tx.$queryRaw`SELECT 1 FROM subscriptions WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.subscription.findUnique({ where: { id } })
}

/** Locks all subscriptions of a subject, so that no news change them meanwhile. Lock order: the subject first. */
export async function lockSubscriptionsOf(tx: Tx, { subjectType, subjectId }: Subject): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM subscriptions WHERE subject_type = ${subjectType} AND subject_id = ${subjectId}::uuid
    ORDER BY id FOR NO KEY UPDATE`
}
