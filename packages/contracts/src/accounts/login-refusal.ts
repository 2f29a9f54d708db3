/**
 * The response header with the percent-encoded reason of a refused login, for people. It is needed because next-auth's
 * own response has room for only one word, and browsers do not load the table of errors.
 */
export const loginRefusalHeader = 'login-refusal'
