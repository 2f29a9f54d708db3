import type { Tx } from '@oficio/db/client'
import type { PaymentIntent } from '@oficio/db/generated/client'

/** Returns the intent with its row locked until the transaction ends, or null. It is locked before its subject is. */
export async function lockIntent(tx: Tx, id: string): Promise<PaymentIntent | null> {
  // FOR NO KEY UPDATE: rows that refer to the intent may be added meanwhile.
  await tx.$queryRaw`SELECT 1 FROM payment_intents WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  return tx.paymentIntent.findUnique({ where: { id } })
}
