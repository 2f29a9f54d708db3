interface CircuitOptions {
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
  /** How many failures in a row it takes. */
  limit: number
  pauseMs: number
}

export interface Circuit {
  /** Returns whether a question may go out. The caller then reports the outcome with one of the other methods. */
  letPass(): boolean
  wentWell(): void
  failed(): void
  /** The question did not go out after all. */
  reset(): void
}

/**
 * Circuit breaker: stops asking for a while after repeated failures, so that callers do not wait in vain. After the
 * pause one question tests whether the service is back.
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
