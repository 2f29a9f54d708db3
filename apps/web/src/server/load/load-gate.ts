import { createTurns } from './turns'

/** The most requests admitted at once. Each takes 20 to 30 ms of the thread, so the last one waits 1 to 2 seconds. */
const maxRequests = 64
/** Up to this number, requests are admitted even on a slow machine. */
const always = 32
/**
 * The most requests admitted while a process starts. The first responses take seconds. Meanwhile even a quiet site
 * receives more than `always` requests, and all of them are answered soon after.
 */
const mostWhileStarting = 256
/** After this time a process counts as started, even without a response. */
const startingMs = 30_000
/** The most requests of one address that count against other addresses. */
const mostOfOne = 4
/** Beyond `always`, requests are admitted only while the next one has waited for less than this. */
const mostWaitMs = 500
/** Beyond `always`, requests are admitted only while at most this many queries wait for each database connection. */
const mostWaitingEach = 4
/** After this time a request frees its place even without a response, because the visitor may never read it. */
const longestMs = 30_000

/** The place of an admitted request. */
interface Place {
  /** Notes that the whole request has arrived and is being processed. May be called twice. */
  hold(): void
  /** Frees the place. May be called twice. */
  leave(): void
}

/** Limits the requests of a process to the number that it can answer soon. */
export interface LoadGate {
  /** Returns whether one more request of an address may be admitted. */
  hasRoom(address: string): boolean
  /** Notes that a connection was accepted. */
  hear(): void
  /**
   * Admits a request and starts it when its turn comes. A request whose body is still arriving takes no place until the
   * body is complete, so a slow sender does not block other visitors.
   */
  take(start: () => void, from: { address: string; isWhole: () => boolean }): Place
}

/**
 * Creates a load gate. Under overload without a gate, every visitor waits until they give up. With a gate, some
 * visitors are refused immediately and can retry when the others have been served.
 */
export function createLoadGate({
  waiting,
  connections,
  isStarted = false,
}: {
  /** Returns the number of queries that wait for a connection. */
  waiting: () => number
  /** The number of database connections of the process. */
  connections: number
  /** Whether the process has already started to answer. */
  isStarted?: boolean
}): LoadGate {
  const start = watchStart(isStarted)
  const inside = new Map<string, number>()
  const ofOne = (address: string): number => inside.get(address) ?? 0
  const turns = createTurns(connections)
  const isCalm = () => turns.waitedMs() <= mostWaitMs && waiting() <= mostWaitingEach * connections
  const fits = (count: number) =>
    count < always || (count < maxRequests && isCalm()) || (count < mostWhileStarting && start.isRunning())
  const inAll = () => [...inside.values()].reduce((sum, number) => sum + number, 0)
  /** Returns how many requests count against one more request of an address. */
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
        const free = ofOne(address) - 1
        if (free > 0) inside.set(address, free)
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

/** Watches whether a process is still starting. The start ends with a response that leaves fewer than `always` requests. */
function watchStart(isStarted: boolean) {
  let isOver = isStarted
  let firstTakenAt: number | null = null
  return {
    isRunning: () => !isOver && (firstTakenAt === null || performance.now() - firstTakenAt < startingMs),
    noteTaken: () => {
      firstTakenAt ??= performance.now()
    },
    noteAnswered: (free: number) => {
      if (free < always) isOver = true
    },
  }
}

/** Admits every request. */
export const openGate: LoadGate = {
  hasRoom: () => true,
  hear: () => undefined,
  take(start) {
    start()
    return { hold: () => undefined, leave: () => undefined }
  },
}
