import { PlacesFault } from './fault'

/** Returns a body as text. Throws PlacesFault for a body longer than `mostBytes` bytes, without reading the rest. */
export async function readLimited({ headers, body }: Response, mostBytes: number): Promise<string> {
  const reader = body?.getReader()
  if (!reader) return ''
  const parts: Uint8Array[] = []
  let size = Number(headers.get('content-length') ?? 0)
  if (size > mostBytes) return tooLong(reader)
  size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts).toString()
    size += value.length
    if (size > mostBytes) return tooLong(reader)
    parts.push(value)
  }
}

async function tooLong(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<never> {
  await reader.cancel()
  throw new PlacesFault('too long')
}
