/** The one-time charge of a registration as a kind of payment. */
export const verificationFeeKind = 'verification'

/** What it is paid for, as payments store it: a professional's account. */
export const verificationFeeSubject = 'professional'
