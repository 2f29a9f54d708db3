import type { Context } from 'hono'
import { refuse } from './api-error'
import { asObject, type Fields } from './fields'

const largest = 1_000_000

/**
 * Returns the body as the object that its JSON is, an empty one for an empty body. Refuses what is no JSON (400), or
 * longer than a million characters (413).
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

/** Returns what the address asks for after its question mark. */
export const queryOf = ({ req }: Context): URLSearchParams => new URL(req.url).searchParams
