import { createHash } from 'node:crypto'

/** Beyond these the oldest is forgotten. */
const mostKept = 1000

/**
 * Remembers for some minutes which questions found nothing, by their hashes: that is all of a places service's answers that may
 * be kept, since it holds nothing of its data.
 */
export function rememberNothing({ now, keptMs }: { now: () => number; keptMs: number }) {
  const until = new Map<string, number>()
  const hashOf = (question: string) => createHash('sha256').update(question).digest('base64url')
  return {
    has: (question: string): boolean => (until.get(hashOf(question)) ?? 0) > now(),
    add: (question: string): void => {
      const hash = hashOf(question)
      // Stands behind all others again.
      until.delete(hash)
      until.set(hash, now() + keptMs)
      const [oldest] = until.keys()
      if (until.size > mostKept && oldest !== undefined) until.delete(oldest)
    },
  }
}
