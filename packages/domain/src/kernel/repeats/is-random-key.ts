const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/i
const hexDigits = /[0-9a-f]{32,}/i

/** Fewer different digits than this in 32 are a counter or a pattern: chance alone leaves so few once in millions. */
const differentDigitsMin = 9

/**
 * Returns whether an idempotency key cannot be guessed: it contains a random UUID (version 4 or 7) or at least 32 random
 * hexadecimal digits. Words, order numbers and counters are guessable, however long they are.
 */
export function isRandomKey(key: string): boolean {
  const digits = (uuid.exec(key) ?? hexDigits.exec(key))?.[0].replaceAll('-', '').toLowerCase() ?? ''
  return /[a-f]/.test(digits) && new Set(digits).size >= differentDigitsMin
}
