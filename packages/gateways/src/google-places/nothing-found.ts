import { createHash } from 'node:crypto'

/** Maximum number of entries. Beyond it, the oldest one is dropped. */
const mostKept = 1000

/**
 * Remembers by hash, for `keptMs`, which questions found nothing. Google's terms forbid caching anything else; an empty
 * answer contains none of Google's data.
 */
export function createEmptyAnswerCache({ now, keptMs }: { now: () => number; keptMs: number }) {
  const until = new Map<string, number>()
  const hashOf = (question: string) => createHash('sha256').update(question).digest('base64url')
  return {
    has: (question: string): boolean => (until.get(hashOf(question)) ?? 0) > now(),
    add: (question: string): void => {
      const hash = hashOf(question)
      // Deletes the entry first, so that it moves to the end of the order.
      until.delete(hash)
      until.set(hash, now() + keptMs)
      const [oldest] = until.keys()
      if (until.size > mostKept && oldest !== undefined) until.delete(oldest)
    },
  }
}
