const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const randomUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const hexDigits = /^[0-9a-f]{32,}$/i
/** An id of the site (version 7 begins with the time) without its hyphens. */
const idDigits = /^0[0-9a-f]{11}7[0-9a-f]{3}[89ab]/

/** Fewer different digits than this in 32 are a counter or a pattern: chance alone leaves so few once in millions. */
const differentDigitsMin = 9

/**
 * Returns whether an idempotency key cannot be guessed: it is, as a whole, a random UUID (version 4) or at least 32 random
 * hexadecimal digits, and no id of the path of the call. Words, order numbers, counters and the ids of the site (version 7)
 * are guessable, also with something around them.
 */
export function isRandomKey(key: string, path: string): boolean {
  if (!randomUuid.test(key) && !hexDigits.test(key)) return false
  const digits = digitsOf(key)
  const isOfPath = (path.match(uuids) ?? []).some((id) => digits.includes(digitsOf(id)))
  if (isOfPath || idDigits.test(digits)) return false
  return /[a-f]/.test(digits) && new Set(digits).size >= differentDigitsMin
}

const digitsOf = (text: string): string => text.replaceAll('-', '').toLowerCase()
