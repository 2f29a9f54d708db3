export const urgencyFeeKind = 'urgency_fee'

/** The title of the fee at the provider and in the payer's history. */
export const urgencyFeeTitle = 'Tarifa de urgencia'

/**
 * The subject types of a fee payment, as stored. `form`: the form that will be filed with the payment. `request`: a
 * request that is already filed.
 */
export const urgencyFeeSubjects = { form: 'service_request_draft', request: 'service_request' } as const
