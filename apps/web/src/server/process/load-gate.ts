/** Who is let in; each takes some 20 to 30 ms of the one thread, so whoever comes last waits a second or two. */
const most = 64
/** As much is let in however slow the machine is: fewer are not too many, whatever else keeps it busy. */
const always = 32
/** How far behind the process may be while there is more than that. */
const mostLagMs = 500
/** Those who wait for a connection to the database; the pool of a process has ten. */
const mostWaiting = 40
/** What is worked on at the same moment: as many as a process has connections. */
const atOnce = 10
/** Whoever has been at work for so long waits for something else, a provider say, and keeps nobody from their turn. */
const longestMs = 1_000
/** How often it is looked how far behind the process is. */
const everyMs = 50

/** What a gate looks at. */
export interface Strain {
  /** By how much the process was late, of late, with what was due; in milliseconds. */
  lagMs(): number
  /** Who waits for a connection to the database. */
  waiting(): number
}

/** Keeps a process from taking more upon itself than it can answer soon. */
export interface LoadGate {
  hasRoom(): boolean
  /** Takes one more on and starts it when its turn comes; it is over, or given up, when what this returns is called. */
  begin(start: () => void): () => void
  /** Notes that one more is worked on, which nobody can hold back any more; it is over when what this returns is called. */
  enter(): () => void
}

/**
 * Makes a gate. Without one too much at once makes everybody wait until nobody waits any more; who is turned away at once
 * may come again, and finds the others gone. Of those that are let in a few are worked on, and the others wait for their
 * turn: all at the same moment would keep their connections to the database while the thread is at the others.
 */
export function createLoadGate({ lagMs, waiting }: Strain): LoadGate {
  let inside = 0
  let atWork = 0
  const queue = new Set<() => void>()

  function startNext(): void {
    for (const start of queue) {
      if (atWork >= atOnce) return
      queue.delete(start)
      start()
    }
  }
  /** Notes one at work; what it returns is called when it is over. */
  function work(): () => void {
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
  }
  /** Counts one as inside until what this returns is called, which may come twice. */
  function take(end: () => void): () => void {
    inside += 1
    let isIn = true
    return () => {
      if (!isIn) return
      isIn = false
      inside -= 1
      end()
    }
  }
  return {
    hasRoom: () => inside < always || (inside < most && lagMs() <= mostLagMs && waiting() <= mostWaiting),
    enter: () => take(work()),
    begin(start) {
      if (atWork < atOnce) {
        const leave = take(work())
        start()
        return leave
      }
      let end: () => void = () => queue.delete(turn)
      // In a turn of its own, so that those are heard in between who ask meanwhile.
      const turn = () => {
        end = work()
        setImmediate(start)
      }
      queue.add(turn)
      return take(() => end())
    },
  }
}

/** Lets everybody in. */
export const openGate: LoadGate = {
  hasRoom: () => true,
  enter: () => () => undefined,
  begin(start) {
    start()
    return () => undefined
  },
}

/** Starts to measure how late this process is with what is due, in milliseconds; returns the worst of the last moments. */
export function measureLag(): () => number {
  let lagMs = 0
  let dueAt = performance.now() + everyMs
  setInterval(() => {
    const now = performance.now()
    // It fades, so that one good moment between two bad ones lets nobody in.
    lagMs = Math.max(now - dueAt, lagMs / 2)
    dueAt = now + everyMs
  }, everyMs).unref()
  return () => lagMs
}
