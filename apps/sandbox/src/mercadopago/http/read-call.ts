import type { Context } from 'hono'
import { refuse } from './api-error'
import { asObject, type Fields } from './fields'

const largest = 1_000_000

/**
 * Returns the parsed JSON object of the body, or an empty object for an empty body. Refuses invalid JSON (400) and
 * bodies longer than a million characters (413).
 */
export async function readFields({ req }: Context): Promise<Fields> {
  const text = await req.text()
  if (text.length > largest) refuse(413, 'request_too_large', 'request entity too large')
  if (!text.trim()) return {}
  try {
    return asObject(JSON.parse(text))
  } catch {
    return refuse(400, 'bad_request', 'The request body is not valid JSON')
  }
}

/** Returns the query parameters of the address. */
export const queryOf = ({ req }: Context): URLSearchParams => new URL(req.url).searchParams
