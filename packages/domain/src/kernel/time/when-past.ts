import { addSeconds } from 'date-fns'

const leewaySeconds = 5

/**
 * Returns when a moment is past for every process: a page rendered by a process whose clock is slow would otherwise
 * cache an ended state for an hour.
 */
export const whenPast = (moment: Date): Date => addSeconds(moment, leewaySeconds)
