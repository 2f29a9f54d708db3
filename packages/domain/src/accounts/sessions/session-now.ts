import { machineNow } from '../../kernel/time/machine-now'

/**
 * Returns the machine's time, which sessions use. A demo whose clock is set forward by a month therefore logs nobody
 * out.
 */
export const sessionNow = machineNow
