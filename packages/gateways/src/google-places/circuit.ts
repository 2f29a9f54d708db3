interface CircuitOptions {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Number of consecutive failures that start a pause. */
  limit: number
  pauseMs: number
}

export interface Circuit {
  /** Returns whether a call may be sent. Afterwards the caller reports the outcome with one of the other methods. */
  letPass(): boolean
  wentWell(): void
  failed(): void
  /** Reports that the call was not sent after all. */
  reset(): void
}

/**
 * Circuit breaker: pauses calls after repeated failures, so that callers do not wait in vain. After the pause, one call
 * tests whether the service is back.
 */
export function createCircuit({ now, limit, pauseMs }: CircuitOptions): Circuit {
  let failures = 0
  let pausedUntil = 0
  let isTrying = false
  return {
    letPass: () => {
      if (failures < limit) return true
      if (isTrying || now() < pausedUntil) return false
      isTrying = true
      return true
    },
    wentWell: () => {
      failures = 0
      isTrying = false
    },
    failed: () => {
      failures += 1
      isTrying = false
      if (failures >= limit) pausedUntil = now() + pauseMs
    },
    reset: () => {
      isTrying = false
    },
  }
}
