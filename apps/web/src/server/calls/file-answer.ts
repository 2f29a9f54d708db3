import 'server-only'

/**
 * Returns a stored document as a download. The site never shows it inline, because a PDF may contain scripts and comes
 * from a stranger.
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
  // The quoted name replaces characters that it may not contain. Browsers prefer the second form, which encodes them.
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encodedName = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodedName}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  })
}
