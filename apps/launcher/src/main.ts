import { join, resolve } from 'node:path'
import { startDatabase } from './parts/database'
import { root } from './root'
import { runSite } from './run-site'
import { planStack } from './stack-plan'
import { StartError } from './start-error'
import { runOnce } from './supervise/run-once'

/**
 * Runs one of our bundled commands on the database of DATABASE_URL, or on the embedded database. The embedded database
 * runs only during the command, unless the running site already keeps it running. `script` is relative to the
 * repository.
 */
async function runScript(options: { dataDir: string; script: string; args: string[] }): Promise<void> {
  const plan = await planStack({ dataDir: options.dataDir })
  const database = await startDatabase(plan, { isDurable: true, log: () => undefined })
  try {
    const env = { ...plan.env, DATABASE_URL: database.url }
    await runOnce({ script: resolve(root, options.script), args: options.args, env, log: console.log })
  } finally {
    await database.stop()
  }
}

const dataDir = join(root, '.oficio')
const [command, script, ...rest] = process.argv.slice(2)

try {
  // `run <bundle> …` runs a command on the database of the data folder. Without it, the launcher runs the whole site.
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
