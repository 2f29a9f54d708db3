import type { IncomingMessage } from 'node:http'
import { refuse } from './api-error'
import { asObject, type Fields } from './fields'

const LARGEST_BYTES = 1_000_000

/** Returns the body's text. Refuses (413) more than a megabyte. */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > LARGEST_BYTES) refuse(413, 'request_too_large', 'request entity too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Returns the body as the object that its JSON is, an empty one for an empty body. Refuses (400) what is no JSON. */
export async function readFields(request: IncomingMessage): Promise<Fields> {
  const text = await readText(request)
  if (!text.trim()) return {}
  try {
    return asObject(JSON.parse(text))
  } catch {
    return refuse(400, 'bad_request', 'The request body is not valid JSON')
  }
}
