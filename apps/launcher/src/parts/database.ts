import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/start-embedded-postgres'
import type { StackPlan } from '../stack-plan'

export type Database = { url: string; stop: () => Promise<void> }

/**
 * The database that the environment names, or the embedded one, started again at the same address if it dies.
 * Stopping does nothing to a database that is not ours.
 */
export async function startDatabase(
  { dataDir, env, ports, standIns }: StackPlan,
  options: { isDurable: boolean; log: (line: string) => void },
): Promise<Database> {
  const { DATABASE_URL: url = '' } = env
  if (!standIns.postgres) return { url, stop: async () => undefined }
  let isWanted = true
  let server: EmbeddedPostgres = await startEmbeddedPostgres({
    dataDir,
    preferredPort: ports.postgres,
    ...options,
  })
  const address = server
  const watch = async () => {
    await server.ended
    if (!isWanted) return
    options.log('PostgreSQL terminó: se reinicia')
    server = await startEmbeddedPostgres({ dataDir, preferredPort: address.port, ...options })
    await watch()
  }
  watch().catch((error: Error) => options.log(`PostgreSQL no pudo reiniciarse: ${error.message}`))
  options.log(
    `Base de datos: PostgreSQL embebido (${dataDir}/postgres, puerto ${address.port}). Para usar otra: DATABASE_URL`,
  )
  const stop = async () => {
    isWanted = false
    await server.stop()
  }
  return { url: address.url, stop }
}
