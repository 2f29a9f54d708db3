import { createTurns } from './turns'

/** Who is let in; each takes some 20 to 30 ms of the one thread, so whoever comes last waits a second or two. */
const most = 64
/** As much is let in however slow the machine is: fewer are not too many, whatever else keeps it busy. */
const always = 32
/** For how long the first in the queue may have waited while there is more than that. */
const mostWaitMs = 500
/** Those who wait for a connection to the database; the pool of a process has ten. */
const mostWaiting = 40

/** Who is let in of one address, where many may sit behind it: the others keep half of what is always let in. */
const mostOfOne = 16

/** Somebody who was let in. */
interface Place {
  /** Notes that all of the request is there, and that it is worked on from now on. */
  hold(): void
  /** It is answered, or given up. May be called twice. */
  leave(): void
}

/** Keeps a process from taking more upon itself than it can answer soon. */
export interface LoadGate {
  /** Whether one more may come in, from that address. */
  hasRoom(address: string): boolean
  /** Notes that somebody came. */
  hear(): void
  /**
   * Lets one more in and starts it when its turn comes. Of what is not `isWhole` the rest is on its way: it is held when
   * that is there, so whoever sends slowly keeps nobody else out.
   */
  take(start: () => void, from: { address: string; isWhole: boolean }): Place
}

/**
 * Makes a gate. Without one too much at once makes everybody wait until nobody waits any more; who is turned away at once
 * may come again, and finds the others gone.
 */
export function createLoadGate({ waiting }: { waiting: () => number }): LoadGate {
  const inside = new Map<string, number>()
  let count = 0
  const enter = (address: string) => {
    count += 1
    inside.set(address, ofOne(address) + 1)
  }
  const exit = (address: string) => {
    count -= 1
    const left = ofOne(address) - 1
    if (left > 0) inside.set(address, left)
    else inside.delete(address)
  }
  const ofOne = (address: string): number => inside.get(address) ?? 0
  const turns = createTurns()
  const isCalm = () => turns.waitedMs() <= mostWaitMs && waiting() <= mostWaiting
  return {
    hasRoom: (address) => ofOne(address) < mostOfOne && (count < always || (count < most && isCalm())),
    hear: turns.hear,
    take(start, { address, isWhole }) {
      let isGone = false
      let release = () => {
        turns.forget(begin)
        exit(address)
      }
      const hold = () => {
        if (isGone) return
        release()
        enter(address)
        const rest = turns.work()
        release = () => {
          exit(address)
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
      enter(address)
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
