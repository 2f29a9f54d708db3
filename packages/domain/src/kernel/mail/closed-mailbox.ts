const closedDomain = '@cuenta-cerrada.invalid'

/** Returns what a closed account has in place of its mail address, which is free again: nothing is ever sent there. */
export const closedMailbox = (userId: string): string => `${userId}${closedDomain}`

/** Returns whether that is no mailbox but the mark of a closed account. */
export const isClosedMailbox = (to: string): boolean => to.endsWith(closedDomain)
