/** What is worked on at once; each takes some 20 to 30 ms of the one thread, so whoever comes last waits a second or two. */
const most = 64
/** As much is let in however slow the machine is: fewer are not too many, whatever else keeps it busy. */
const always = 32
/** How far behind the process may be while there is more than that. */
const mostLagMs = 500
/** Those who wait for a connection to the database; the pool of a process has ten. */
const mostWaiting = 40
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
  /** Notes that one more is worked on; it is over when what this returns is called. */
  enter(): () => void
}

/**
 * Makes a gate. Without one too much at once makes everybody wait until nobody waits any more; who is turned away at once
 * may come again, and finds the others gone.
 */
export function createLoadGate({ lagMs, waiting }: Strain): LoadGate {
  let inside = 0
  return {
    hasRoom: () => inside < always || (inside < most && lagMs() <= mostLagMs && waiting() <= mostWaiting),
    enter() {
      inside += 1
      let isIn = true
      return () => {
        if (isIn) inside -= 1
        isIn = false
      }
    },
  }
}

/** Lets everybody in. */
export const openGate: LoadGate = { hasRoom: () => true, enter: () => () => undefined }

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
