/** What is worked on at the same moment: as many as a process has connections. */
const atOnce = 10
/** Whoever has been at work for so long waits for something else, a provider say, and keeps nobody from their turn. */
const longestMs = 1_000
/** For how long those who come are heard before the next one begins: after 20 ms some of a sudden crowd heard it two seconds late. */
const longestHearingMs = 80
/** How many of one address begin before the next address has its turn: as many as one page asks for at once. */
const inARow = 4

/** Says who is worked on, one process having one thread. */
export interface Turns {
  /** Calls `start` when it is its turn. */
  wait(start: () => void, address: string): void
  /** Whoever has gone has no turn. */
  forget(start: () => void, address: string): void
  /** Notes that one is worked on from now on; what it returns is called when it is over, and may be called twice. */
  work(): () => void
  /** Notes that a connection was taken. */
  hear(): void
  /** For how long whoever is next has waited, in milliseconds; 0 where nobody waits. */
  waitedMs(): number
}

/** Those of one address who wait, in the order in which they came, each with since when, and how many began in a row. */
interface Line {
  starts: Map<() => void, number>
  begun: number
}

/**
 * A few are worked on and the others wait for their turn: all at the same moment would keep their connections to the
 * database while the thread is at the others. Addresses take turns, so whoever asks for hundreds at once waits for
 * themselves. And one begins only when no connection is at the door: a process takes one in each turn of its loop, so
 * after long turns those who could be turned away at once would stand outside until the system forgets them.
 */
export function createTurns(): Turns {
  let atWork = 0
  const lines = new Map<string, Line>()
  let isHearing = false
  let isSomebodyNew = false

  function startNext(): void {
    if (isHearing || lines.size === 0 || atWork >= atOnce) return
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
      if (atWork >= atOnce) return
      try {
        takeNext(lines)?.()
      } finally {
        startNext()
      }
    })
  }

  return {
    wait(start, address) {
      const line = lines.get(address) ?? { starts: new Map(), begun: 0 }
      lines.set(address, line)
      line.starts.set(start, performance.now())
      startNext()
    },
    forget(start, address) {
      const line = lines.get(address)
      line?.starts.delete(start)
      if (line?.starts.size === 0) lines.delete(address)
    },
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
      const [line] = lines.values()
      const [since] = line?.starts.values() ?? []
      return since === undefined ? 0 : performance.now() - since
    },
  }
}

/** Takes out whose turn it is, and lets the next address have its turn after a few of this one. */
function takeNext(lines: Map<string, Line>): (() => void) | undefined {
  for (const [address, line] of lines) {
    const [start] = line.starts.keys()
    if (start) line.starts.delete(start)
    line.begun += 1
    const isOver = line.begun >= inARow
    if (isOver || line.starts.size === 0) lines.delete(address)
    // Behind all the others.
    if (isOver && line.starts.size > 0) lines.set(address, { ...line, begun: 0 })
    return start
  }
  return undefined
}
