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
 * Calls the site's own API. If the call requires the second factor again, asks for it and repeats the call. See
 * `callOnce` for the result and the errors.
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
 * Calls the site's own API. Returns the response as the contract describes it. Throws ApiError if the call is refused,
 * without a connection, or without a response in time (30 s). Also throws ApiError if `signal` is aborted, because the
 * caller knows that it aborted.
 */
async function callOnce<E extends Endpoint>(
  endpoint: E,
  { params, query, body, headers, signal, timeoutMs = uiTimings.requestTimeoutMs }: CallOptions<E> = {},
): Promise<ResponseOf<E>> {
  const timeoutSignal = withTimeout(signal, timeoutMs)
  try {
    const answer = await fetch(addressOf(endpoint, params, query), {
      method: endpoint.method,
      headers: { accept: 'application/json', ...(body !== undefined && jsonType), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: timeoutSignal.signal,
    })
    const answerBody: unknown = await answer.json().catch(() => null)
    if (!answer.ok) throw readApiError(answer.status, answerBody)
    // The cast is safe, because the server parsed the response with the same contract.
    return answerBody as ResponseOf<E>
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(timeoutSignal.isOver() ? 'timeout' : 'network', { cause: error })
  } finally {
    timeoutSignal.stop()
  }
}

/** Replaces AbortSignal.any, which phones of a few years ago lack. */
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

/** Texts for the two failures that have no code of the server: no connection, and no response in time. */
const ownTexts = {
  network: 'No pudimos conectarnos. Revisá tu conexión a internet.',
  timeout: 'El sitio tardó demasiado en responder. Probá de nuevo en un momento.',
} as const

const generalText = (code: ApiErrorCode): string =>
  code === 'network' || code === 'timeout' ? ownTexts[code] : general(code).text

/** Returns the text of a code for a response without a text of its own. */
const general = (code: ErrorCode) =>
  code === 'rate_limited' || code === 'unavailable' ? browserErrors[code] : browserErrors.internal

type ApiErrorCode = ErrorCode | keyof typeof ownTexts

/** A failure as a page shows it. `text` is Spanish; `fields` contains the message of each faulty field. */
export interface ErrorView {
  code: ApiErrorCode
  text: string
  fields: FieldErrors
}

/** A call that was refused or not answered. */
export class ApiError extends Error implements ErrorView {
  readonly code: ApiErrorCode
  readonly text: string
  readonly fields: FieldErrors
  /** The status of the response; null without a response. */
  readonly status: number | null

  /** `text` is the text of the response; default: the general text of the code. */
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

/** Returns what to show for an error that a call threw. Treats an unknown error as a fault of ours. */
export function errorOf(error: unknown): ErrorView {
  return error instanceof ApiError ? error : new ApiError('internal', { cause: error })
}

/** Returns the error for a response of that status and body. */
export function readApiError(status: number, body: unknown): ApiError {
  // Checked by hand, because the contract's schema would load zod on every page with a call.
  const { code, errors: fields, text }: Record<string, unknown> = Object(body)
  // The cast is safe, because both values come from the server's table of errors, which the browser does not load.
  if (typeof code === 'string' && typeof text === 'string')
    return new ApiError(code as ErrorCode, { text, fields: textsOf(fields), status })
  // The response has no code, so a proxy wrote it.
  return new ApiError(status === 429 ? 'rate_limited' : status >= 502 ? 'unavailable' : 'internal')
}

function textsOf(fields: unknown): FieldErrors {
  const entries = Object.entries(Object(fields))
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
