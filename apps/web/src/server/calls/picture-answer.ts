import 'server-only'
import { privateCaching } from './answers'

const privateSeconds = 3600

interface StoredPicture {
  bytes: Uint8Array
  type: string
}

/**
 * Returns a stored picture. Browsers treat the bytes only as a picture, whatever they contain. Only the viewer's own
 * browser may cache it.
 */
export function pictureAnswer({ bytes, type }: StoredPicture): Response {
  return new Response(Buffer.from(bytes), {
    headers: { ...asPicture(type), 'cache-control': `private, max-age=${privateSeconds}, immutable` },
  })
}

/** Returns a stored picture that other sites may show too, because webmail shows the pictures of our mails. */
export function mailedPictureAnswer(picture: StoredPicture): Response {
  const answer = pictureAnswer(picture)
  answer.headers.set('cross-origin-resource-policy', 'cross-origin')
  return answer
}

/** Streams a picture from another site. Nobody may cache it. */
export const streamedPictureAnswer = ({
  body,
  type,
}: {
  body: ReadableStream<Uint8Array>
  type: string
}): Response => new Response(body, { headers: { ...asPicture(type), 'cache-control': privateCaching } })

/** Redirects to a picture on this site. */
export const pictureRedirect = (path: string): Response =>
  new Response(null, { status: 302, headers: { location: path } })

const asPicture = (type: string) => ({
  'content-type': type,
  // Allows inline styles, because a browser that shows a picture alone styles its own page with them.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})
