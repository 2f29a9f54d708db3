/**
 * Returns the value that this process shares under a name, and creates it on the first call. A module variable would
 * exist several times, because the server and each Next route are bundled separately.
 */
export function oncePerProcess<T>(name: string, make: () => T): T {
  const key = Symbol.for(`oficio.${name}`)
  // The cast is safe, because only this function writes these keys, with the type of `make`.
  const values = globalThis as unknown as Record<symbol, T | undefined>
  values[key] ??= make()
  return values[key]
}
