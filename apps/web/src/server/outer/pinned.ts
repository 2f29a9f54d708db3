/**
 * Returns the value that this process shares under a name. The server and each route of Next are bundled apart, so a
 * variable of a module would exist several times.
 */
export function pinned<T>(name: string, make: () => T): T {
  const key = Symbol.for(`oficio.${name}`)
  // globalThis is typed without our keys; only this function writes them, so the value has the type of its maker.
  const values = globalThis as unknown as Record<symbol, T | undefined>
  values[key] ??= make()
  return values[key]
}
