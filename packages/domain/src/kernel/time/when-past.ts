import { addSeconds } from 'date-fns'

const leewaySeconds = 5

/**
 * Returns when a moment is past for every process. Adds a leeway for slow clocks: a process with a slow clock would
 * otherwise render the old state and cache it for an hour.
 */
export const whenPast = (moment: Date): Date => addSeconds(moment, leewaySeconds)
