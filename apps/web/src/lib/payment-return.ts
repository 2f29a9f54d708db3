/** By which ids a payer comes back; both are only keys to ask the server with. */
export interface PaymentReturn {
  paymentId: string | null
  preferenceId: string | null
}

type Query = Record<string, string | string[] | undefined>

/**
 * Returns the ids that Mercado Pago put into the address, or null when there are none. What it does not have it writes
 * as the word 'null', and our own query stands before its own; everything else in the address is ignored, because
 * anybody can write it.
 */
export function readPaymentReturn(query: Query): PaymentReturn | null {
  const pick = (...names: string[]) => {
    const values = names.flatMap((name) => query[name] ?? [])
    return values.find((value) => /^[\w-]{1,100}$/.test(value) && value !== 'null') ?? null
  }
  const paymentId = pick('payment_id', 'payment-id', 'collection_id')
  const preferenceId = pick('preference_id')
  return paymentId || preferenceId ? { paymentId, preferenceId } : null
}
