import { type ErrorCode, errors, isErrorCode } from './errors'

/**
 * Returns when to retry, for people: 'Podés probar de nuevo en 7 minutos.' Rounds up, so that a retry is never too
 * early.
 */
export function retryText(seconds: number): string {
  const [count, singular, many] =
    seconds <= 59
      ? ([Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos'] as const)
      : seconds <= 90 * 60
        ? ([Math.ceil(seconds / 60), 'minuto', 'minutos'] as const)
        : ([Math.ceil(seconds / 3600), 'hora', 'horas'] as const)
  return `Podés probar de nuevo en ${count} ${count === 1 ? singular : many}.`
}

/** Returns the text that a page shows for an error. With `retryAfterSeconds` it includes when to retry. */
export function refusalText(code: ErrorCode, retryAfterSeconds?: number | undefined): string {
  if (retryAfterSeconds === undefined) return errors[code].text
  const reason = code === 'rate_limited' ? 'Hubo muchos intentos seguidos.' : errors[code].text
  return `${reason} ${retryText(retryAfterSeconds)}`
}

/** Encodes an error and its delay as one word, for the address to which next-auth redirects after a failed login. */
export const refusalWord = (code: ErrorCode, retryAfterSeconds?: number | undefined): string =>
  retryAfterSeconds === undefined ? code : `${code}.${retryAfterSeconds}`

/** Returns the error encoded in a word, or null for an unknown word. */
export function readRefusalWord(
  word: unknown,
): { code: ErrorCode; retryAfterSeconds: number | undefined } | null {
  const [, code, seconds] = /^(\w+?)(?:\.(\d{1,6}))?$/.exec(String(word)) ?? []
  if (!isErrorCode(code)) return null
  return { code, retryAfterSeconds: seconds === undefined ? undefined : Number(seconds) }
}
