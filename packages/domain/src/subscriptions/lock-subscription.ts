import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'
import type { Subject } from './subscription-kind'

/**
 * Locks the row of a subscription until the transaction ends and returns the subscription, or null. Lock the subject
 * before.
 */
export async function lockSubscription(tx: Tx, id: string): Promise<Subscription | null> {
  // FOR NO KEY UPDATE lets other transactions insert charges, payments and events that refer to the row.
  await tx.$queryRaw`SELECT 1 FROM subscriptions WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.subscription.findUnique({ where: { id } })
}

/** Locks all subscriptions of a subject, so that no sync changes them meanwhile. Lock the subject before. */
export async function lockSubscriptionsOf(tx: Tx, { subjectType, subjectId }: Subject): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM subscriptions WHERE subject_type = ${subjectType} AND subject_id = ${subjectId}::uuid
    ORDER BY id FOR NO KEY UPDATE`
}
