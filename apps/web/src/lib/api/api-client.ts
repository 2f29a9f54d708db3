import { browserErrors } from '@oficio/contracts/browser-errors/general'
import type { BodyOf, Endpoint, ResponseOf } from '@oficio/contracts/endpoint'
import type { ErrorCode, FieldErrors } from '@oficio/contracts/errors'
import { uiTimings } from '@oficio/contracts/kernel/ui-timings'
import type { z } from 'zod'
import { askStepUp } from './step-up'

type ParamsOf<E> = E extends Endpoint<infer P, z.ZodType, z.ZodType, z.ZodType> ? z.input<P> : never
type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never

export interface CallOptions<E> {
  params?: ParamsOf<E>
  query?: QueryOf<E>
  body?: BodyOf<E>
  headers?: Record<string, string>
  signal?: AbortSignal
  timeoutMs?: number
}

/**
 * Calls the site's own API. A call that needs the second factor again asks for it, and is then repeated as it was. See
 * `callOnce` for what it returns and throws.
 */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  try {
    return await callOnce(endpoint, options)
  } catch (error) {
    if (errorOf(error).code !== 'step_up_required' || !(await askStepUp())) throw error
    return callOnce(endpoint, options)
  }
}

/**
 * Calls the site's own API. Returns the answer as the contract describes it; throws ApiError when it is refused, when
 * there is no connection or no answer in time (30 s). An aborted `signal` throws ApiError too, because its caller
 * knows.
 */
async function callOnce<E extends Endpoint>(
  endpoint: E,
  { params, query, body, headers, signal, timeoutMs = uiTimings.requestTimeoutMs }: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  const limited = withTimeout(signal, timeoutMs)
  try {
    const answer = await fetch(addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...(body !== undefined && jsonType), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: limited.signal,
    })
    const answerBody: unknown = await answer.json().catch(() => null)
    if (!answer.ok) throw readApiError(answer.status, answerBody)
    // The server parsed the answer by this very contract before it sent it.
    return answerBody as ResponseOf<E>
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(limited.isOver() ? 'timeout' : 'network', { cause: error })
  } finally {
    limited.stop()
  }
}

/** AbortSignal.any would do, but phones of a few years ago lack it. */
function withTimeout(signal: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController()
  let isOver = false
  const abort = () => controller.abort()
  const timer = setTimeout(() => {
    isOver = true
    abort()
  }, timeoutMs)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const stop = () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, stop, isOver: () => isOver }
}

const jsonType = { 'content-type': 'application/json' }

/** Returns the path of a call: `/api/leads/42/report?x=1`. */
export function addressOf(endpoint: Endpoint, params: unknown = {}, query: unknown = {}): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Object(params)[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(Object(query))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item))
    }
  }
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Beside the codes of the server: no connection, or no answer in time. */
const ownTexts = {
  network: 'No pudimos conectarnos. Revisá tu conexión a internet.',
  timeout: 'El sitio tardó demasiado en responder. Probá de nuevo en un momento.',
} as const

const generalText = (code: ApiErrorCode): string =>
  code === 'network' || code === 'timeout' ? ownTexts[code] : general(code).text

/** What is said of a code where no answer of ours brings its words. */
const general = (code: ErrorCode) =>
  code === 'rate_limited' || code === 'unavailable' ? browserErrors[code] : browserErrors.internal

type ApiErrorCode = ErrorCode | keyof typeof ownTexts

/** What a page shows of a failure: `text` is Spanish, `fields` says what is wrong with each field. */
export interface ErrorView {
  code: ApiErrorCode
  text: string
  fields: FieldErrors
}

/** A call that was refused or never answered. */
export class ApiError extends Error implements ErrorView {
  readonly code: ApiErrorCode
  readonly text: string
  readonly fields: FieldErrors
  /** Of such a refusal; null where no answer came. */
  readonly status: number | null

  /** `text` is what the answer says; left out: the general words. */
  constructor(
    code: ApiErrorCode,
    {
      text = generalText(code),
      fields = {},
      status = code === 'network' || code === 'timeout' ? null : general(code).status,
      cause,
    }: Partial<Omit<ErrorView, 'code'>> & { status?: number | null; cause?: unknown } = {},
  ) {
    super(text, { cause })
    this.name = 'ApiError'
    this.code = code
    this.text = text
    this.fields = fields
    this.status = status
  }
}

/** Returns what to tell of anything that a call threw; what is not a refused call is a fault of ours. */
export function errorOf(error: unknown): ErrorView {
  return error instanceof ApiError ? error : new ApiError('internal', { cause: error })
}

/** Returns the error that an answer with such a status and body means. */
export function readApiError(status: number, body: unknown): ApiError {
  // Looked at by hand: the contract's schema would bring zod to every page that makes a call.
  const { code, errors: fields, text }: Record<string, unknown> = Object(body)
  // A code and its words come from the one table of the server, which the browser does not load.
  if (typeof code === 'string' && typeof text === 'string')
    return new ApiError(code as ErrorCode, { text, fields: textsOf(fields), status })
  // A proxy on the way answered in its own words.
  return new ApiError(status === 429 ? 'rate_limited' : status >= 502 ? 'unavailable' : 'internal')
}

function textsOf(fields: unknown): FieldErrors {
  const entries = Object.entries(Object(fields))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
