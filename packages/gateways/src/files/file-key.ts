/**
 * Throws on an unsafe file key. A key consists of lower-case segments that start with a letter or digit, joined by
 * slashes. So no key can name a parent folder, an absolute path or a hidden file, and different keys never collide on a
 * disk that ignores case.
 */
export function checkFileKey(key: string): void {
  const isSafe = key.length <= 200 && /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)
  if (!isSafe) throw new Error('file key refused: not a lower-case relative path')
}
