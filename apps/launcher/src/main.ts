import { join } from 'node:path'
import { root } from './root'
import { runScript } from './run-script'
import { runSite } from './run-site'
import { StartError } from './start-error'

const dataDir = join(root, '.oficio')
const [command, script, ...rest] = process.argv.slice(2)

try {
  // `run <bundle> …`: a command on the database of the data folder; otherwise the whole site.
  if (command === 'run' && script) await runScript({ dataDir, script, args: rest })
  else await runSite({ dataDir, mode: process.argv.includes('--dev') ? 'dev' : 'built' })
  process.exit(0)
} catch (error) {
  console.error(`\n${explain(error)}`)
  process.exit(1)
}

function explain(error: unknown): string {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOSPC')
    return 'No queda espacio en el disco. Liberá espacio y volvé a iniciar.'
  if ('code' in error && error.code === 'EACCES') return `Faltan permisos: ${error.message}`
  return error.stack ?? error.message
}
