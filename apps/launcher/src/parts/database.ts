import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres'
import type { StackPlan } from '../stack-plan'

export interface Database {
  url: string
  /**
   * Flushes to the disk, so that nothing needs recovery after a crash. A failure is only logged, because the database
   * flushes later by itself. Does nothing for a foreign database.
   */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

interface DatabaseOptions {
  isDurable: boolean
  log: (line: string) => void
}

/** What a dead server left may be in the way of the next one for a moment. */
const retryMs = 500

/**
 * The database that the environment names, or the embedded one, started again at the same address if it dies.
 * Stopping does nothing to a database that is not ours.
 */
export async function startDatabase(
  { dataDir, env, ports, standIns }: StackPlan,
  options: DatabaseOptions,
): Promise<Database> {
  const { DATABASE_URL: url = '' } = env
  if (!standIns.postgres) return { url, flush: async () => undefined, stop: async () => undefined }
  const first = await startEmbeddedPostgres({ dataDir, preferredPort: ports.postgres, ...options })
  options.log(
    `Base de datos: PostgreSQL embebido (${dataDir}/postgres, puerto ${first.port}). Para usar otra: DATABASE_URL`,
  )
  let isWanted = true
  let server = first
  let starting: ReturnType<typeof startAgain> | null = null
  const watch = async () => {
    await server.exit
    if (!isWanted) return
    options.log('PostgreSQL terminó: se reinicia')
    starting = startAgain({ dataDir, port: first.port, ...options }, () => isWanted)
    server = (await starting) ?? server
    starting = null
    await watch()
  }
  void watch()
  const stop = async () => {
    isWanted = false
    // Waits for a server that is just starting, and stops it as well.
    const late = await starting
    await (late ?? server).stop()
  }
  const flush = () =>
    checkpoint(first.url).catch((error: unknown) =>
      options.log(`La base de datos todavía no pasó todo al disco: ${String(error)}`),
    )
  return { url: first.url, flush, stop }
}

async function checkpoint(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  // The query reports the end of the connection as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}

/** Returns the server when it runs again, however often that has to be tried; null when nobody wants it any more. */
async function startAgain(
  { port, log, ...options }: DatabaseOptions & { dataDir: string; port: number },
  isWanted: () => boolean,
) {
  let lastReason = ''
  while (isWanted()) {
    try {
      return await startEmbeddedPostgres({ ...options, log, preferredPort: port, isPortFixed: true })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (reason !== lastReason) log(`PostgreSQL no pudo reiniciarse y se vuelve a intentar: ${reason}`)
      lastReason = reason
      await sleep(retryMs)
    }
  }
  return null
}
