import type { z } from 'zod'

/**
 * Returns a function that writes an endpoint's answers as JSON. Parses each answer with its schema, so that no data
 * outside the contract is sent. With `isKept`, parses and writes each object only once. `ctx.readCache` returns the
 * same object until a purge, so its text lives as long as the object. Nobody may change a cached object.
 */
export function createAnswerTexts(
  schema: z.ZodType,
  { isKept }: { isKept: boolean },
): (answer: unknown) => string {
  const texts = new WeakMap<object, string>()
  return (answer) => {
    if (!isKept || typeof answer !== 'object' || answer === null) return write(schema, answer)
    const cachedText = texts.get(answer)
    if (cachedText !== undefined) return cachedText
    const text = write(schema, answer)
    texts.set(answer, text)
    return text
  }
}

function write(schema: z.ZodType, answer: unknown): string {
  const result = schema.safeParse(answer)
  // A mismatch is a fault of the server, not of the caller, and the answer is not sent.
  if (!result.success) throw new Error(`wrong answer: ${result.error.message}`)
  return JSON.stringify(result.data)
}

/** Caches `wrap`, so that the same list returns the same answer object, whose JSON is then written once. */
export function wrapOnce<L extends object, A extends object>(wrap: (list: L) => A): (list: L) => A {
  const answers = new WeakMap<L, A>()
  return (list) => {
    const answer = answers.get(list) ?? wrap(list)
    answers.set(list, answer)
    return answer
  }
}
