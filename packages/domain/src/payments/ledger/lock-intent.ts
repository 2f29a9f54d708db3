import type { Tx } from '@oficio/db/client'
import type { PaymentIntent } from '@oficio/db/generated/client'

/**
 * Locks the row of an intent until the transaction ends and returns the intent, or null. Lock the intent before its
 * subject.
 */
export async function lockIntent(tx: Tx, id: string): Promise<PaymentIntent | null> {
  // FOR NO KEY UPDATE lets other transactions insert rows that refer to the intent.
  await tx.$queryRaw`SELECT 1 FROM payment_intents WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.paymentIntent.findUnique({ where: { id } })
}
