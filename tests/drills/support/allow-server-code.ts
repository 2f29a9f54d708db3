import { createRequire, Module } from 'node:module'

/**
 * Lets this process import server code of the site. That code imports a module that throws outside of a server bundle.
 * Call this function before those imports.
 */
export function allowServerCode(): void {
  const require = createRequire(import.meta.url)
  const id = require.resolve('server-only')
  const empty = new Module(id)
  empty.loaded = true
  require.cache[id] = empty
}
