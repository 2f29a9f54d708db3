/** A review usually takes seconds or minutes. The result of a longer review is mailed. */
const pauses: readonly { looks: number; pauseMs: number }[] = [
  { looks: 24, pauseMs: 5_000 },
  { looks: 60, pauseMs: 20_000 },
]

/**
 * Returns the pause in milliseconds before the next look, given the number of looks so far. Null if the page stops
 * polling.
 */
export const watchPause = (looks: number): number | null =>
  pauses.find((step) => looks < step.looks)?.pauseMs ?? null
