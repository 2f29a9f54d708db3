/**
 * Throws when a key could mean anything but one file of ours: lower-case segments that start with a letter or digit,
 * joined by slashes. No key names a parent folder, an absolute path or a hidden file, and two keys that differ never
 * meet on a disk that ignores case.
 */
export function checkFileKey(key: string): void {
  const isSafe = key.length <= 200 && /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/.test(key)
  if (!isSafe) throw new Error('file key refused: not a lower-case relative path')
}
