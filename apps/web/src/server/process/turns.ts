/** What is worked on at the same moment: as many as a process has connections. */
const atOnce = 10
/** Whoever has been at work for so long waits for something else, a provider say, and keeps nobody from their turn. */
const longestMs = 1_000
/** For how long those who come are heard before anything else begins. */
const longestHearingMs = 200

/** Says who is worked on, one process having one thread. */
export interface Turns {
  /** Calls `start` when it is its turn. */
  wait(start: () => void): void
  /** Whoever has gone has no turn. */
  forget(start: () => void): void
  /** Notes that one is worked on from now on; what it returns is called when it is over. */
  work(): () => void
  /** Notes that somebody new came. */
  hear(): void
  /** For how long the first of those who wait has done so, in milliseconds; 0 where nobody waits. */
  waitedMs(): number
}

/**
 * A few are worked on and the others wait for their turn: all at the same moment would keep their connections to the
 * database while the thread is at the others. And one begins only when nobody new is at the door: a process takes one
 * connection in each turn of its loop, so after long turns those who could be turned away at once would stand outside
 * until the system forgets them.
 */
export function createTurns(): Turns {
  let atWork = 0
  /** Since when each waits, in the order in which they came. */
  const queue = new Map<() => void, number>()
  let isHearing = false
  let isSomebodyNew = false

  function startNext(): void {
    if (isHearing || queue.size === 0 || atWork >= atOnce) return
    isHearing = true
    hearOthers(performance.now())
  }
  function hearOthers(since: number): void {
    setImmediate(() => {
      if (isSomebodyNew && performance.now() - since < longestHearingMs) {
        isSomebodyNew = false
        hearOthers(since)
        return
      }
      isHearing = false
      const [next] = queue.keys()
      if (!next || atWork >= atOnce) return
      queue.delete(next)
      next()
      startNext()
    })
  }

  return {
    wait(start) {
      queue.set(start, performance.now())
      startNext()
    },
    forget: (start) => void queue.delete(start),
    work() {
      atWork += 1
      let isWorking = true
      const rest = () => {
        if (isWorking) atWork -= 1
        isWorking = false
        startNext()
      }
      const tooLong = setTimeout(rest, longestMs).unref()
      return () => {
        clearTimeout(tooLong)
        rest()
      }
    },
    hear() {
      isSomebodyNew = true
    },
    waitedMs() {
      const [since] = queue.values()
      return since === undefined ? 0 : performance.now() - since
    },
  }
}
