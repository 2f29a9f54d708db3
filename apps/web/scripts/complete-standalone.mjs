// `next build` leaves the browser's files out of the standalone folder, for those who serve them from elsewhere. Here
// the same server gives out everything, so they are put beside it.
import { cpSync, existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shareEqualChunks } from './share-equal-chunks.mjs'

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const server = join(web, '.next/standalone/apps/web')

for (const folder of ['.next/static', 'public']) {
  const from = join(web, folder)
  if (existsSync(from)) cpSync(from, join(server, folder), { recursive: true })
}

shareEqualChunks(join(server, '.next/server/chunks'))
