import type { z } from 'zod'

/**
 * Returns how the answers of an endpoint become text: parsed by its schema, so that nothing leaves that is not in the
 * contract. With `isKept` the very same object, which `ctx.readCache` returns until a purge, is parsed and written once: its
 * text lives exactly as long as the object, and nobody may change what is kept.
 */
export function createAnswerTexts(
  schema: z.ZodType,
  { isKept }: { isKept: boolean },
): (answer: unknown) => string {
  const texts = new WeakMap<object, string>()
  return (answer) => {
    if (!isKept || typeof answer !== 'object' || answer === null) return write(schema, answer)
    const known = texts.get(answer)
    if (known !== undefined) return known
    const text = write(schema, answer)
    texts.set(answer, text)
    return text
  }
}

function write(schema: z.ZodType, answer: unknown): string {
  const result = schema.safeParse(answer)
  // Our own fault, and never the caller's: what does not fit the contract is not sent.
  if (!result.success) throw new Error(`wrong answer: ${result.error.message}`)
  return JSON.stringify(result.data)
}

/** Returns `wrap` such that the same list gives the very same answer, whose text is then written once. */
export function wrapOnce<L extends object, A extends object>(wrap: (list: L) => A): (list: L) => A {
  const answers = new WeakMap<L, A>()
  return (list) => {
    const answer = answers.get(list) ?? wrap(list)
    answers.set(list, answer)
    return answer
  }
}
