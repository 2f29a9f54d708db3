import { resolve } from 'node:path'
import { startDatabase } from './parts/database'
import { root } from './root'
import { planStack } from './stack-plan'
import { runOnce } from './supervise/run-once'

/**
 * Runs one of our bundled commands on the database that DATABASE_URL names, or on the embedded one, which is started
 * for the time of the command unless the site already keeps it running. `script` is relative to the repository.
 */
export async function runScript(options: { dataDir: string; script: string; args: string[] }): Promise<void> {
  const plan = await planStack({ dataDir: options.dataDir })
  const database = await startDatabase(plan, { isDurable: true, log: () => undefined })
  try {
    const env = { ...plan.env, DATABASE_URL: database.url }
    await runOnce({ script: resolve(root, options.script), args: options.args, env, log: console.log })
  } finally {
    await database.stop()
  }
}
