/** Characters that PostgreSQL refuses in text: NUL and unpaired surrogates. */
const unstorable = /\0|\p{Surrogate}/gu

/** Returns a text without the characters that PostgreSQL refuses. They have no meaning. */
export const storableText = (text: string): string => text.replace(unstorable, '')

/** Cleans every text of an answer, so that later code need not think of it. */
export function storable(answer: unknown): unknown {
  if (typeof answer === 'string') return storableText(answer)
  if (Array.isArray(answer)) return answer.map(storable)
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([key, value]) => [storableText(key), storable(value)]),
  )
}
