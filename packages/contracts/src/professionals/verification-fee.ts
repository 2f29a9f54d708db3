/** The payment kind of the one-time registration fee. */
export const verificationFeeKind = 'verification'

/** The subject type of the payment, as stored: a professional's account. */
export const verificationFeeSubject = 'professional'
