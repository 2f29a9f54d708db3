import { AppError } from '@oficio/contracts/errors'

interface WaitingRoom {
  /** Returns after that time. Throws rate_limited when that key has enough waiting, unavailable when the room is full. */
  wait(key: string, ms: number): Promise<void>
}

/** Makes a room for calls whose answer is delayed on purpose: each holds a connection, so they are bounded. */
export function createWaitingRoom(
  { each, inAll }: { each: number; inAll: number },
  wait: (ms: number) => Promise<unknown>,
): WaitingRoom {
  const waiting = new Map<string, number>()
  let all = 0
  const change = (key: string, by: 1 | -1) => {
    const count = (waiting.get(key) ?? 0) + by
    if (count > 0) waiting.set(key, count)
    else waiting.delete(key)
    all += by
  }
  return {
    wait: async (key, ms) => {
      if ((waiting.get(key) ?? 0) >= each)
        throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(ms / 1000) })
      if (all >= inAll) throw new AppError('unavailable')
      change(key, 1)
      try {
        await wait(ms)
      } finally {
        change(key, -1)
      }
    },
  }
}
