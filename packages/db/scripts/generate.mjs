// Generates the Prisma client in src/generated from prisma/schema, without any download. The generator is WebAssembly,
// and the path of the schema engine only has to exist, so Node's own executable is used.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const scriptsFolder = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)
const prismaCli = join(dirname(require.resolve('prisma/package.json')), 'build', 'index.js')
const schema = process.argv[2] ?? resolve(scriptsFolder, '../../../prisma/schema')

const run = spawnSync(
  process.execPath,
  [
    '--require',
    join(scriptsFolder, 'skip-unused-parts.cjs'),
    prismaCli,
    'generate',
    '--schema',
    schema,
    '--no-hints',
  ],
  {
    cwd: resolve(scriptsFolder, '..'),
    encoding: 'utf8',
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  },
)
// Prints Prisma's output only on failure, because it says nothing useful on success.
if (run.status !== 0) process.stderr.write(`${run.stdout}${run.stderr}`)
process.exit(run.status ?? 1)
