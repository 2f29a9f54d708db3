import { AppError } from '@oficio/contracts/errors'
import pLimit from 'p-limit'

/** Runs a task as soon as there is room, and returns its result. */
export type Limiter = <T>(task: () => Promise<T>) => Promise<T>

/**
 * Returns a limiter that runs at most `running` tasks at once, while at most `waiting` more wait in order. Throws
 * AppError `unavailable` at once beyond that, because a fast refusal is better than a long wait.
 */
export function limitConcurrency({ running, waiting }: { running: number; waiting: number }): Limiter {
  const limit = pLimit(running)
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= running + waiting) throw new AppError('unavailable')
    return await limit(task)
  }
}
