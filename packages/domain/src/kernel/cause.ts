import { AsyncLocalStorage } from 'node:async_hooks'

/** The origin of the current work: a request or a clock entry, through any number of jobs. */
export interface Cause {
  /** The request id in the log; null if no request caused the work. */
  requestId: string | null
  /** The active step of the cause as traces name it (W3C traceparent); null without a collector. */
  mark: string | null
}

const pinnedKey = Symbol.for('oficio.cause')
// Stored on globalThis, because Next bundles each route with its own copy of this module.
const pinned = globalThis as { [pinnedKey]?: AsyncLocalStorage<Cause> }

function causes(): AsyncLocalStorage<Cause> {
  pinned[pinnedKey] ??= new AsyncLocalStorage()
  return pinned[pinnedKey]
}

/** Returns the cause of the current work; null without one. */
export const currentCause = (): Cause | null => causes().getStore() ?? null

/** Runs the work, and everything it starts, with that cause. */
export const withCause = <T>(cause: Cause, work: () => T): T => causes().run(cause, work)

/** How a job stores its cause: in the flags of graphile-worker, which ignores unknown flags. */
const requestWord = 'request:'
const markWord = 'trace:'

/** Returns the flags for a job that is enqueued now; null without a cause. */
export function causeWords(): string[] | null {
  const { requestId = null, mark = null } = currentCause() ?? {}
  const words = [requestId && requestWord + requestId, mark && markWord + mark].filter(
    (word) => word !== null,
  )
  return words.length > 0 ? words : null
}

/** Returns the cause of a job from its flags. */
export function causeOf(words: readonly string[]): Cause {
  const after = (begin: string) => words.find((word) => word.startsWith(begin))?.slice(begin.length) ?? null
  return { requestId: after(requestWord), mark: after(markWord) }
}
