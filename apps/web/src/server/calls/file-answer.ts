import 'server-only'

/**
 * Returns a stored document to be saved, never to be shown within the site: a PDF may hold programs, and whatever this one
 * holds came from a stranger.
 */
export function fileAnswer({
  bytes,
  type,
  name,
}: {
  bytes: Uint8Array
  type: string
  name: string
}): Response {
  // Signs that a quoted name may not have go by their numbers in the other form, which browsers prefer.
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
