/** Returns a key that nobody else has. Not crypto.randomUUID: browsers leave it out of pages served without TLS. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
