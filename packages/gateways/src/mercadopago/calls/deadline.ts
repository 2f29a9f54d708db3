export interface Deadline {
  /** How long it was in the beginning. */
  ms: number
  /** Rejects when the time is over; never resolves. */
  expiry: Promise<never>
  isOver(): boolean
  /** Throws when less time than that is left. */
  require(ms: number): void
  stop(): void
}

/** Returns a deadline from now on. The SDK's own timeout ends with the head of an answer; a body may stall for ever. */
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
