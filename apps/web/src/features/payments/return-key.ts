/** By what a payment is asked for when its payer comes back. Nothing of it is believed: it is only what to look with. */
export interface PaymentKey {
  /** The provider's payment. */
  paymentId?: string
  /** The provider's payment page. */
  preferenceId?: string
  /** Our intent. */
  reference?: string
}

type Query = Record<string, string | string[] | undefined>

/**
 * Returns the ids that the provider put into the address, or null when there is none. It writes what it does not have
 * as the word 'null', and has used more than one name for a payment's id.
 */
export function readReturnKey(query: Query): PaymentKey | null {
  const param = (name: string) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' && value !== 'null' ? value.slice(0, 100) : undefined
  }
  const ids = ['payment_id', 'payment-id', 'collection_id'].map(param)
  const paymentId = ids.find((id) => id !== undefined && /^\d+$/.test(id))
  const preferenceId = param('preference_id')
  const reference = param('external_reference')
  if (!paymentId && !preferenceId && !reference) return null
  return {
    ...(paymentId && { paymentId }),
    ...(preferenceId && { preferenceId }),
    ...(reference && { reference }),
  }
}
