const closedDomain = '@cuenta-cerrada.invalid'

/**
 * Returns the placeholder for the address of a closed account, so that the real address is free again. Nothing is
 * ever sent there.
 */
export const closedMailbox = (userId: string): string => `${userId}${closedDomain}`

/** Returns whether the address is the placeholder of a closed account. */
export const isClosedMailbox = (to: string): boolean => to.endsWith(closedDomain)
