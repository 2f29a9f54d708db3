/** A line of the report: an action and its outcome. */
export interface Row {
  label: string
  outcome: string
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Runs the work. Returns its duration in milliseconds. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
