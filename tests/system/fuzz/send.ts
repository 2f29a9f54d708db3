import type { Endpoint } from '@oficio/contracts/endpoint'
import { errorBody } from '@oficio/contracts/endpoint'
import { errors, isErrorCode } from '@oficio/contracts/errors'
import type { Call } from './call'
import { wireText } from './wire-text'

export interface Answer {
  status: number
  code: string
  /** The fault of the answer itself, or null. */
  fault: string | null
}

/** Milliseconds after which a call counts as hanging, which is a fault as well. Long, because the machine is busy. */
const hangsAfterMs = 20_000

/** Makes the call over HTTP and checks the rules that apply to every answer. */
export async function send(origin: string, endpoint: Endpoint, call: Call): Promise<Answer> {
  const { method, path } = endpoint
  const where = path.replace(/\{(\w+)\}/g, (_all, name: string) => textIn(call.params, name))
  const answer = await fetch(`${origin}/api${where}?${queryOf(call.query)}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(hangsAfterMs),
    ...bodyOf(endpoint, call),
  }).catch((error: unknown) => ({ error }))
  if ('error' in answer) return { status: 0, code: '', fault: `no answer: ${String(answer.error)}` }
  const text = await answer.text()
  if (answer.status < 400) return { status: answer.status, code: '', fault: null }
  const body = errorBody.safeParse(parse(text))
  const code = body.data?.code ?? ''
  return { status: answer.status, code, fault: faultOf(answer.status, code, text) }
}

function faultOf(status: number, code: string, text: string): string | null {
  if (status >= 500) return `answers ${status}: ${text.slice(0, 200)}`
  if (!isErrorCode(code)) return `${status} without the error body: ${text.slice(0, 200)}`
  return errors[code].status === status ? null : `${code} with ${status} instead of ${errors[code].status}`
}

function bodyOf({ files }: Endpoint, { body, contentType, headers }: Call): RequestInit {
  if (body === null) return { headers }
  if (typeof body === 'string')
    return { body, headers: { ...headers, ...(contentType && { 'content-type': contentType }) } }
  const form = new FormData()
  for (const [name, value] of Object.entries(body.fields)) form.set(name, value)
  form.set(
    Object.keys(files ?? {})[0] ?? 'file',
    new Blob([new Uint8Array(body.file)], { type: 'image/jpeg' }),
    'foto.jpg',
  )
  return { body: form, headers }
}

/** Returns a value as it is sent in an address. */
export const asText = (value: unknown): string =>
  wireText(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

function textIn(params: unknown, name: string): string {
  const value: unknown = Object.entries(Object(params)).find(([key]) => key === name)?.[1]
  return asText(value ?? 'x')
}

export const queryOf = (query: unknown): string =>
  Object.entries(Object(query))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${asText(value)}`)
    .join('&')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
