import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The root folder of the repository. */
export const root = join(import.meta.dirname, '../..')

/**
 * Returns the source files in a folder of the repository, or the named file, as paths from the root. Excludes tests.
 */
export function sourcesIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return /(?<!\.test)\.tsx?$/.test(path) ? [path] : []
  return readdirSync(join(root, path)).flatMap((name) => sourcesIn(`${path}/${name}`))
}
