import 'server-only'

const privateSeconds = 3600

/**
 * Returns a stored picture. Whatever bytes it holds, a browser takes them for nothing but a picture of ours, and only
 * the viewer's own browser keeps it.
 */
export function pictureAnswer({ bytes, type }: { bytes: Uint8Array; type: string }): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': type,
      'cache-control': `private, max-age=${privateSeconds}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
