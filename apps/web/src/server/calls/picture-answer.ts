import 'server-only'
import { privateCaching } from './answers'

const privateSeconds = 3600

/**
 * Returns a stored picture. Whatever bytes it holds, a browser takes them for nothing but a picture of ours, and only
 * the viewer's own browser keeps it.
 */
export function pictureAnswer({ bytes, type }: { bytes: Uint8Array; type: string }): Response {
  return new Response(Buffer.from(bytes), {
    headers: { ...asPicture(type), 'cache-control': `private, max-age=${privateSeconds}, immutable` },
  })
}

/** Sends a picture of somebody else's on while it comes; nobody may keep it. */
export const passingPicture = ({
  body,
  type,
}: {
  body: ReadableStream<Uint8Array>
  type: string
}): Response => new Response(body, { headers: { ...asPicture(type), 'cache-control': privateCaching } })

/** Leads to a picture on this site. */
export const pictureElsewhere = (path: string): Response =>
  new Response(null, { status: 302, headers: { location: path } })

const asPicture = (type: string) => ({
  'content-type': type,
  // A browser that shows the picture alone sets it on its page by styles of its own.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})
