/** A review mostly takes seconds or minutes; the result of a longer review is mailed. */
const pauses: readonly { looks: number; pauseMs: number }[] = [
  { looks: 24, pauseMs: 5_000 },
  { looks: 60, pauseMs: 20_000 },
]

/** Returns how long to wait before looking again after so many looks, or null: the page stops asking. */
export const watchPause = (looks: number): number | null =>
  pauses.find((step) => looks < step.looks)?.pauseMs ?? null
