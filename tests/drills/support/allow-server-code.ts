import { createRequire, Module } from 'node:module'

/**
 * Lets this process load code of the site's server, which guards itself against browsers by a module that throws outside
 * a server bundle. Import what needs it only afterwards.
 */
export function allowServerCode(): void {
  const require = createRequire(import.meta.url)
  const id = require.resolve('server-only')
  const empty = new Module(id)
  empty.loaded = true
  require.cache[id] = empty
}
