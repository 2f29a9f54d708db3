import type { DrillStack } from '../support/drill-stack'

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Sent as JSON. `FormData` is sent unchanged. */
  body?: object
  headers?: Record<string, string>
}

interface Answer {
  status: number
  /** The parsed JSON of the answer, or null if there is none. */
  json: unknown
  /** The cookie that the answer sets, in the form of a Cookie header. '' if there is none. */
  cookie: string
}

/**
 * Returns a function that calls the site from the given address. It drops every cookie, so each call comes from a new
 * device. The drill plays the proxy that reports the address.
 */
export function callFrom({ stack }: DrillStack, address: string): (call: Call) => Promise<Answer> {
  return async ({ method, path, body, headers = {} }) => {
    const isForm = body instanceof FormData
    const response = await fetch(stack.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { status: response.status, json: readJson(text), cookie }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
