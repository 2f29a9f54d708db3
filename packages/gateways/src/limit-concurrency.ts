import { AppError } from '@oficio/contracts/errors'

/** Runs a task as soon as there is room for it, and returns what it returns. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Returns a limiter that runs at most `running` tasks at once while at most `waiting` more stand in line, first come
 * first served. Beyond that it throws AppError unavailable at once: whoever would wait that long is better told so.
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }): Limiter {
  const line: (() => void)[] = []
  let active = 0

  const enter = (): Promise<void> => {
    if (active < running) {
      active += 1
      return Promise.resolve()
    }
    if (line.length >= waiting) return Promise.reject(new AppError('unavailable'))
    return new Promise((resolve) => line.push(resolve))
  }
  // The turn goes straight to the next in line, so that nobody who just came can slip in before.
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else active -= 1
  }

  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
