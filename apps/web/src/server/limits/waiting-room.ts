import { AppError } from '@oficio/contracts/errors'

interface WaitingRoom {
  /**
   * Resolves after `ms`. Throws rate_limited if the key has too many waiting calls, unavailable if the room is full.
   */
  wait(key: string, ms: number): Promise<void>
}

/**
 * Creates a room for calls that are delayed on purpose. The room is limited, because each waiting call holds a
 * connection.
 */
export function createWaitingRoom(
  { maxEach, maxInAll }: { maxEach: number; maxInAll: number },
  wait: (ms: number) => Promise<unknown>,
): WaitingRoom {
  const waiting = new Map<string, number>()
  let all = 0
  const change = (key: string, delta: 1 | -1) => {
    const count = (waiting.get(key) ?? 0) + delta
    if (count > 0) waiting.set(key, count)
    else waiting.delete(key)
    all += delta
  }
  return {
    wait: async (key, ms) => {
      if ((waiting.get(key) ?? 0) >= maxEach)
        throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(ms / 1000) })
      if (all >= maxInAll) throw new AppError('unavailable')
      change(key, 1)
      try {
        await wait(ms)
      } finally {
        change(key, -1)
      }
    },
  }
}
