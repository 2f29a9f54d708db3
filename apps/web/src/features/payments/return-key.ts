/** The ids by which a returning payer's payment is looked up. They are not trusted: they only select the payment. */
export interface PaymentKey {
  /** The id of the payment at the provider. */
  paymentId?: string
  /** The id of the payment page at the provider. */
  preferenceId?: string
  /** The id of our payment intent. */
  reference?: string
}

type Query = Record<string, string | string[] | undefined>

/**
 * Returns the ids that the provider added to the address, or null if there is none. The provider writes the word 'null'
 * for a missing value, and has used several names for the payment's id.
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
