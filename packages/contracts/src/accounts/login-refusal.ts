/**
 * The header of a refused login that tells people why, percent-encoded: next-auth's own answer has room for one word, and
 * browsers do not load the table of errors.
 */
export const loginRefusalHeader = 'login-refusal'
