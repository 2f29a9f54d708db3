import { photoTypes } from '@oficio/contracts/photos/photo-types'
import type { ProvidedPhoto } from '@oficio/domain/places/places-provider'
import { fileTypeFromBuffer } from 'file-type'
import { googleUrl } from './ask'
import { PlacesFault } from './fault'

const mostBytes = 8 * 1024 * 1024
const mostHops = 3
/** Number of first bytes that suffice to recognize the file type. */
const signatureBytes = 16
const types: readonly string[] = photoTypes

/** Hosts on which Google stores pictures. */
const pictureHosts = /(^|\.)(googleusercontent\.com|ggpht\.com)$/

/**
 * Fetches a photo. Follows redirects only to the service's own hosts. Returns null for an unknown reference. The body
 * fails with an error if it is longer than a photo may be.
 */
export async function fetchPhoto(
  url: string,
  apiUrl: string | null,
  signal: AbortSignal,
): Promise<ProvidedPhoto | null> {
  const response = await follow(url, apiUrl, signal)
  if (response.status === 400 || response.status === 404) {
    await response.body?.cancel()
    return null
  }
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  const length = Number(response.headers.get('content-length') ?? 0)
  if (response.status !== 200 || !types.includes(type) || length > mostBytes || !response.body) {
    await response.body?.cancel()
    throw new PlacesFault(`photo: status ${response.status}, ${type.slice(0, 40)}, ${length} bytes`)
  }
  const reader = response.body.getReader()
  const first = await readFirst(reader)
  // Throws on input that ends inside a header.
  const fileType = await fileTypeFromBuffer(first).catch(() => undefined)
  if (!fileType || !types.includes(fileType.mime)) {
    await reader.cancel()
    throw new PlacesFault('photo: no picture')
  }
  return { type: fileType.mime, body: limitStream(first, reader) }
}

async function follow(url: string, apiUrl: string | null, signal: AbortSignal): Promise<Response> {
  let next = url
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const response = await fetch(next, { signal, redirect: 'manual' })
    const to = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null
    if (to === null) return response
    await response.body?.cancel()
    if (!URL.canParse(to, next) || !isOwn(new URL(to, next), apiUrl))
      throw new PlacesFault('photo: led elsewhere')
    next = new URL(to, next).href
  }
  throw new PlacesFault('photo: led around')
}

/** Allows only Google itself over https, or only the configured address if there is one. */
function isOwn({ origin, protocol, hostname }: URL, apiUrl: string | null): boolean {
  if (apiUrl !== null) return origin === new URL(apiUrl).origin
  return protocol === 'https:' && (origin === googleUrl || pictureHosts.test(hostname))
}

type Reader = ReadableStreamDefaultReader<Uint8Array>

async function readFirst(reader: Reader): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for (let size = 0; size < signatureBytes; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
  }
  return Buffer.concat(parts)
}

function limitStream(first: Uint8Array, reader: Reader): ReadableStream<Uint8Array> {
  let size = first.length
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      size += value.length
      if (size <= mostBytes) return controller.enqueue(value)
      await reader.cancel()
      controller.error(new PlacesFault('photo: too long'))
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
