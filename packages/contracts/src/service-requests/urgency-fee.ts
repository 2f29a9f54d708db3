export const urgencyFeeKind = 'urgency_fee'

/** What the payer of the fee reads at the provider and in their history. */
export const urgencyFeeTitle = 'Tarifa de urgencia'

/** What a fee is paid for, as payments store it: a form that is filed with the payment, or a request that is filed. */
export const urgencyFeeSubjects = { form: 'service_request_draft', request: 'service_request' } as const
