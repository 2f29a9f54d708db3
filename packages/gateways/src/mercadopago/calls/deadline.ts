export interface Deadline {
  /** The total duration in milliseconds. */
  ms: number
  /** Rejects when the deadline has passed; never resolves. */
  expiry: Promise<never>
  isOver(): boolean
  /** Throws if less than `ms` milliseconds are left. */
  require(ms: number): void
  stop(): void
}

/**
 * Starts a deadline of `ms` milliseconds. Needed because the SDK's own timeout covers only the headers, and a body may
 * stall forever.
 */
export function startDeadline(ms: number): Deadline {
  const failure = new Error(`no answer within ${ms} ms`)
  const startedAt = performance.now()
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isOver = true
      reject(failure)
    }, ms)
  })
  return {
    ms,
    expiry,
    isOver: () => isOver,
    require: (neededMs) => {
      if (isOver || performance.now() - startedAt + neededMs > ms) throw failure
    },
    stop: () => clearTimeout(timer),
  }
}
