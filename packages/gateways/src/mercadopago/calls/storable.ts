/** What PostgreSQL refuses in text: NUL and an unpaired surrogate. */
const unstorable = /\0|\p{Surrogate}/gu

/** Returns a text as the database takes it: without the signs that it refuses, which say nothing. */
export const storableText = (text: string): string => text.replace(unstorable, '')

/** Returns an answer with every text in it as the database takes it, so that nobody behind has to think of it. */
export function storable(answer: unknown): unknown {
  if (typeof answer === 'string') return storableText(answer)
  if (Array.isArray(answer)) return answer.map(storable)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [storableText(key), storable(value)]),
  )
}
