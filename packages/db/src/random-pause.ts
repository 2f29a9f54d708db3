import { setTimeout as sleep } from 'node:timers/promises'

/** Pause before a retry in milliseconds: long enough for a new connection, short enough for the caller. */
const leastMs = 100
const mostMs = 300

/** Resolves after a random pause, so that two conflicting callers do not collide again. */
export const randomPause = (): Promise<void> => sleep(leastMs + Math.random() * (mostMs - leastMs))
