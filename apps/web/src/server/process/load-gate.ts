import { createTurns } from './turns'

/** Who is let in; each takes some 20 to 30 ms of the one thread, so whoever comes last waits a second or two. */
const most = 64
/** As much is let in however slow the machine is: fewer are not too many, whatever else keeps it busy. */
const always = 32
/** For how long the first in the queue may have waited while there is more than that. */
const mostWaitMs = 500
/** Those who wait for a connection to the database; the pool of a process has ten. */
const mostWaiting = 40

/** Somebody who was let in. */
interface Place {
  /** Notes that all of the request is there, and that it is worked on from now on. */
  hold(): void
  /** It is answered, or given up. May be called twice. */
  leave(): void
}

/** Keeps a process from taking more upon itself than it can answer soon. */
export interface LoadGate {
  hasRoom(): boolean
  /** Notes that somebody came. */
  hear(): void
  /**
   * Lets one more in and starts it when its turn comes. Of what is not `isWhole` the rest is on its way: it is held when
   * that is there, so whoever sends slowly keeps nobody else out.
   */
  take(start: () => void, isWhole: boolean): Place
}

/**
 * Makes a gate. Without one too much at once makes everybody wait until nobody waits any more; who is turned away at once
 * may come again, and finds the others gone.
 */
export function createLoadGate({ waiting }: { waiting: () => number }): LoadGate {
  let inside = 0
  const turns = createTurns()
  return {
    hasRoom: () =>
      inside < always || (inside < most && turns.waitedMs() <= mostWaitMs && waiting() <= mostWaiting),
    hear: turns.hear,
    take(start, isWhole) {
      let isGone = false
      let release = () => {
        turns.forget(begin)
        inside -= 1
      }
      const hold = () => {
        if (isGone) return
        release()
        inside += 1
        const rest = turns.work()
        release = () => {
          inside -= 1
          rest()
        }
      }
      const begin = () => {
        if (isWhole) hold()
        else {
          release()
          release = () => undefined
        }
        start()
      }
      inside += 1
      turns.wait(begin)
      const leave = () => {
        if (isGone) return
        isGone = true
        release()
      }
      return { hold, leave }
    },
  }
}

/** Lets everybody in. */
export const openGate: LoadGate = {
  hasRoom: () => true,
  hear: () => undefined,
  take(start) {
    start()
    return { hold: () => undefined, leave: () => undefined }
  },
}
