/** One line of the figures: what was done, and what came of it. */
export interface Row {
  label: string
  outcome: string
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Runs something and returns how many milliseconds it took. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
