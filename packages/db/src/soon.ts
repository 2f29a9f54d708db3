import { setTimeout as sleep } from 'node:timers/promises'

/** Pause before a second try, in milliseconds: long enough for a connection to be made anew, short for who waits. */
const leastMs = 100
const mostMs = 300

/** Resolves after a moment, not the same for two that stood in each other's way. */
export const randomPause = (): Promise<void> => sleep(leastMs + Math.random() * (mostMs - leastMs))
