import { machineNow } from '../../kernel/time/machine-now'

/** Returns the moment by which sessions live: a demo whose clock is set forward by a month logs nobody out. */
export const sessionNow = machineNow
