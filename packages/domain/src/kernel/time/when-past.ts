import { addSeconds } from 'date-fns'

const leewaySeconds = 5

/**
 * Returns from when on a moment is past for every process: a page that is made anew by one whose clock is a little late
 * would keep for an hour what has ended.
 */
export const whenPast = (moment: Date): Date => addSeconds(moment, leewaySeconds)
