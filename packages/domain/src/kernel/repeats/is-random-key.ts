const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const randomUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const hexDigits = /^[0-9a-f]{32,}$/i
/** An id of this site without hyphens: UUID version 7, which begins with the time. */
const idDigits = /^0[0-9a-f]{11}7[0-9a-f]{3}[89ab]/

/**
 * If 32 digits contain fewer different digits than this, they are a counter or a pattern. A random key has so few only
 * once in millions.
 */
const differentDigitsMin = 9

/**
 * Returns whether an idempotency key is unguessable. It must be a random UUID (version 4) or at least 32 random
 * hexadecimal digits, and contain no id from the path of the call. Refuses words, order numbers, counters and ids of
 * this site (version 7), also with text around them, because they are guessable.
 */
export function isRandomKey(key: string, path: string): boolean {
  if (!randomUuid.test(key) && !hexDigits.test(key)) return false
  const digits = digitsOf(key)
  const isOfPath = (path.match(uuids) ?? []).some((id) => digits.includes(digitsOf(id)))
  if (isOfPath || idDigits.test(digits)) return false
  return /[a-f]/.test(digits) && new Set(digits).size >= differentDigitsMin
}

const digitsOf = (text: string): string => text.replaceAll('-', '').toLowerCase()
