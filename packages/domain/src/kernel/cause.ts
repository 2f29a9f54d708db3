import { AsyncLocalStorage } from 'node:async_hooks'

/** What began all that is being done: a request, or an entry of the clock, through however many jobs. */
export interface Cause {
  /** The id under which the log knows the request; null where none began it. */
  requestId: string | null
  /** The step that is under way there, as traces name it (W3C traceparent); null where nobody collects them. */
  mark: string | null
}

const pinnedKey = Symbol.for('oficio.cause')
// A place of our own on globalThis, whose type knows nothing of it: Next bundles routes apart, each with its own modules.
const pinned = globalThis as { [pinnedKey]?: AsyncLocalStorage<Cause> }

function causes(): AsyncLocalStorage<Cause> {
  pinned[pinnedKey] ??= new AsyncLocalStorage()
  return pinned[pinnedKey]
}

/** Returns what began what is being done; null where nothing did that anybody asks for. */
export const currentCause = (): Cause | null => causes().getStore() ?? null

/** Does the work, and all that follows from it, as begun by that. */
export const withCause = <T>(cause: Cause, work: () => T): T => causes().run(cause, work)

/** How a job keeps its cause: the words that graphile-worker keeps beside it and looks at only where it is told to. */
const requestWord = 'request:'
const markWord = 'trace:'

/** Returns the words for a job that is enqueued now; null where nothing began it. */
export function causeWords(): string[] | null {
  const { requestId = null, mark = null } = currentCause() ?? {}
  const words = [requestId && requestWord + requestId, mark && markWord + mark].filter(
    (word) => word !== null,
  )
  return words.length > 0 ? words : null
}

/** Returns the cause of a job, from the words that are kept with it. */
export function causeOf(words: readonly string[]): Cause {
  const after = (begin: string) => words.find((word) => word.startsWith(begin))?.slice(begin.length) ?? null
  return { requestId: after(requestWord), mark: after(markWord) }
}
