import { AppError, type ErrorCode } from '@oficio/contracts/errors'

const formType = 'application/x-www-form-urlencoded'

/** The largest JSON body. No form of the product needs more. */
export const jsonBytesMax = 256 * 1024

/** The deepest nesting of lists and objects. No call has more, and recursive code would overflow the stack. */
const jsonLevelsMax = 20

/** Checks the announced length before a byte is read. Throws too_large, or `code` if the caller passes one. */
export function requireLength(headers: Headers, maxBytes: number, code: ErrorCode = 'too_large'): void {
  const contentLength = Number(headers.get('content-length') ?? 0)
  if (!Number.isFinite(contentLength) || contentLength > maxBytes) throw new AppError(code)
}

/**
 * Refuses a POST that next-auth would read without a size limit or could not parse. The pages of the site send forms
 * with a known length. Throws too_large, wrong_content_type.
 */
export function requireSmallForm({ method, headers }: Request): void {
  if (method !== 'POST') return
  if (!headers.has('content-length')) throw new AppError('too_large')
  requireLength(headers, jsonBytesMax)
  if (contentType(headers) !== formType) throw new AppError('wrong_content_type')
}

/**
 * Returns the parsed JSON body, or {} if there is none. Counts the bytes while reading, because the announced length
 * may be missing or wrong. Throws too_large, wrong_content_type if the body is not JSON, invalid_request if the JSON is
 * malformed.
 */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(request.headers, await readText(request))
}

/**
 * Parses a JSON body that was already read. With `isStorable: false` it skips the check for characters that PostgreSQL
 * cannot store, because the caller checks each part itself. Throws wrong_content_type, invalid_request.
 */
export function parseJson(headers: Headers, text: string, { isStorable = true } = {}): unknown {
  if (text === '') return {}
  if (!isJson(headers)) throw new AppError('wrong_content_type')
  try {
    const parsed = JSON.parse(text, isStorable && escapedUnstorable.test(text) ? refuseUnstorable : undefined)
    if (isDeeperThan(jsonLevelsMax, parsed)) throw new Error('nested deeper than any call needs')
    return parsed
  } catch (cause) {
    throw new AppError('invalid_request', { cause })
  }
}

function isDeeperThan(maxDepth: number, parsed: unknown): boolean {
  let level = [parsed]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true
    level = level
      .flatMap((value) => Object.values(Object(value)))
      .filter((value) => typeof value === 'object')
  }
  return false
}

export const contentType = (headers: Headers): string =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const isJson = (headers: Headers): boolean => contentType(headers) === 'application/json'

/** Returns the body as text. Throws too_large, and invalid_request if the body is not valid UTF-8. */
export async function readText(request: Request): Promise<string> {
  requireLength(request.headers, jsonBytesMax)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of bodyOf(request)) {
    bytes += chunk.byteLength
    if (bytes > jsonBytesMax) throw new AppError('too_large')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (cause) {
    throw new AppError('invalid_request', { cause })
  }
}

/**
 * Returns the fields of a plain HTML form. If a field occurs twice, the last value wins. Throws too_large,
 * wrong_content_type, invalid_request.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  if (contentType(request.headers) !== formType) throw new AppError('wrong_content_type')
  const fields = Object.fromEntries(new URLSearchParams(await readText(request)))
  if (Object.values(fields).some((value) => unstorable.test(value))) throw new AppError('invalid_request')
  return fields
}

async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value
}

/** Matches NUL and a lone surrogate. PostgreSQL stores neither, and nobody types them. */
const unstorable = /\0|\p{Surrogate}/u
/** Matches the JSON escape of NUL or of a surrogate. */
const escapedUnstorable = /\\u(?:0000|d[89a-f])/i

function refuseUnstorable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && unstorable.test(value))
    throw new Error('a character that the database cannot store')
  return value
}
