import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'

/**
 * Returns the subscription with its row locked until the transaction ends, or null. Whoever locks its subject as well
 * does so before this.
 */
export async function lockSubscription(tx: Tx, id: string): Promise<Subscription | null> {
  // FOR NO KEY UPDATE: charges, payments and events that refer to it may be added meanwhile.
  await tx.$queryRaw`SELECT 1 FROM subscriptions WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.subscription.findUnique({ where: { id } })
}
