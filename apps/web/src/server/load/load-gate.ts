import { createTurns } from './turns'

/** Who is let in; each takes some 20 to 30 ms of the one thread, so whoever comes last waits a second or two. */
const most = 64
/** As much is let in however slow the machine is: fewer are not too many, whatever else keeps it busy. */
const always = 32
/**
 * As much is let in while a process starts: its first answers take seconds, in which the calls of a quiet site come to more
 * than `always`, and a moment later it answers all of them.
 */
const mostWhileStarting = 256
/** When a process counts as started, whatever it has answered. */
const startingMs = 30_000
/** As how many those of one address count for others, however many they are. */
const mostOfOne = 4
/** For how long whoever is next may have waited while there is more than that. */
const mostWaitMs = 500
/** Those who wait for a connection to the database; the pool of a process has ten. */
const mostWaiting = 40
/** After so long somebody who is not answered yet keeps no place: their reader may never read. */
const longestMs = 30_000

/** Somebody who was let in. */
interface Place {
  /** Notes that all of the request is there, and that it is worked on from now on. May be called twice. */
  hold(): void
  /** It is answered, or given up. May be called twice. */
  leave(): void
}

/** Keeps a process from taking more upon itself than it can answer soon. */
export interface LoadGate {
  /** Whether one more may come in, from that address. */
  hasRoom(address: string): boolean
  /** Notes that a connection was taken. */
  hear(): void
  /**
   * Lets one more in and starts it when its turn comes. Of what is not whole by then the rest is on its way: it takes no
   * place from others, and is held when all is there, so whoever sends slowly keeps nobody else out.
   */
  take(start: () => void, from: { address: string; isWhole: () => boolean }): Place
}

/**
 * Makes a gate. Without one too much at once makes everybody wait until nobody waits any more; who is turned away at once
 * may come again, and finds the others gone.
 */
export function createLoadGate({
  waiting,
  isStarted = false,
}: {
  waiting: () => number
  /** Whether the process has answered before. */
  isStarted?: boolean
}): LoadGate {
  const start = watchStart(isStarted)
  const inside = new Map<string, number>()
  const ofOne = (address: string): number => inside.get(address) ?? 0
  const turns = createTurns()
  const isCalm = () => turns.waitedMs() <= mostWaitMs && waiting() <= mostWaiting
  const fits = (count: number) =>
    count < always || (count < most && isCalm()) || (count < mostWhileStarting && start.isRunning())
  const inAll = () => [...inside.values()].reduce((sum, number) => sum + number, 0)
  /** As how many all count for one more of that address. */
  const countFor = (address: string): number => {
    let count = 0
    for (const [other, number] of inside) count += other === address ? number : Math.min(number, mostOfOne)
    return count
  }
  return {
    hasRoom: (address) => fits(countFor(address)),
    hear: turns.hear,
    take(work, { address, isWhole }) {
      let state: 'waiting' | 'arriving' | 'working' | 'gone' = 'waiting'
      let rest = () => turns.forget(begin, address)
      start.noteTaken()
      inside.set(address, ofOne(address) + 1)
      const exit = () => {
        const left = ofOne(address) - 1
        if (left > 0) inside.set(address, left)
        else inside.delete(address)
      }
      const hold = () => {
        if (state === 'gone' || state === 'working') return
        if (state === 'arriving') inside.set(address, ofOne(address) + 1)
        state = 'working'
        rest = turns.work()
      }
      const begin = () => {
        if (isWhole()) hold()
        else {
          state = 'arriving'
          rest = () => undefined
          exit()
        }
        work()
      }
      const leave = () => {
        if (state === 'gone') return
        if (state !== 'arriving') exit()
        if (state === 'working') start.noteAnswered(inAll())
        state = 'gone'
        clearTimeout(tooLong)
        rest()
      }
      const tooLong = setTimeout(leave, longestMs).unref()
      turns.wait(begin, address)
      return { hold, leave }
    },
  }
}

/** Watches whether a process is still starting: until it has answered somebody and little of what came meanwhile is left. */
function watchStart(isStarted: boolean) {
  let isOver = isStarted
  let firstTakenAt: number | null = null
  return {
    isRunning: () => !isOver && (firstTakenAt === null || performance.now() - firstTakenAt < startingMs),
    noteTaken: () => {
      firstTakenAt ??= performance.now()
    },
    noteAnswered: (left: number) => {
      if (left < always) isOver = true
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
