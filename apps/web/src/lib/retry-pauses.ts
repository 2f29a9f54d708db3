/** Pauses before each try, in milliseconds; then it is up to whoever looks. */
const pausesMs = [5_000, 10_000, 20_000, 40_000, 60_000]

/** Returns how long to wait before trying again by itself what failed so many times; undefined when it is not tried any more. */
export const retryPauseMs = (tries: number): number | undefined => pausesMs[tries]
