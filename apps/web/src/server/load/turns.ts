/** After this time a request no longer counts as being processed, because it probably waits for another system. */
const longestMs = 1_000
/**
 * How long new connections are accepted before the next request starts. With 20 ms some visitors of a sudden crowd were
 * refused two seconds late.
 */
const longestHearingMs = 80
/** How many requests of one address start before the next address has its turn. One page sends this many at once. */
const inARow = 4

/** Decides which request is processed next, because a process has one thread. */
export interface Turns {
  /** Calls `start` when it is its turn. */
  wait(start: () => void, address: string): void
  /** Drops a request whose visitor left. */
  forget(start: () => void, address: string): void
  /** Counts a request as being processed until the returned function is called, which may happen twice. */
  work(): () => void
  /** Notes that a connection was accepted. */
  hear(): void
  /** Returns how long the next request has waited, in milliseconds; 0 when none waits. */
  waitedMs(): number
}

/** The waiting requests of one address in the order of arrival, each with its time of arrival, and how many started in a row. */
interface Line {
  starts: Map<() => void, number>
  startedCount: number
}

/**
 * Processes `atOnce` requests, one for each database connection of the process, and lets the others wait. If all were processed together, each would hold a database
 * connection while the thread works on the others. Addresses take turns, so a caller with hundreds of requests delays
 * only itself. A request starts only when no new connection waits at the port. A process accepts one connection per turn
 * of its event loop. After long turns, connections that could be refused at once would wait until the system drops them.
 */
export function createTurns(atOnce: number): Turns {
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
      const line = lines.get(address) ?? { starts: new Map(), startedCount: 0 }
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

/** Removes and returns the next request. After a few requests of one address the next address has its turn. */
function takeNext(lines: Map<string, Line>): (() => void) | undefined {
  for (const [address, line] of lines) {
    const [start] = line.starts.keys()
    if (start) line.starts.delete(start)
    line.startedCount += 1
    const isOver = line.startedCount >= inARow
    if (isOver || line.starts.size === 0) lines.delete(address)
    // Moves the address to the end of the line.
    if (isOver && line.starts.size > 0) lines.set(address, { ...line, startedCount: 0 })
    return start
  }
  return undefined
}
