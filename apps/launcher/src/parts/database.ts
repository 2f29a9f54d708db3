import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startEmbeddedPostgres } from '../postgres/start-embedded-postgres'
import type { StackPlan } from '../stack-plan'

export interface Database {
  url: string
  /**
   * Flushes the database to the disk, so that a crash needs no recovery. Only logs a failure, because the database
   * flushes later by itself. Does nothing for an external database.
   */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

interface DatabaseOptions {
  isDurable: boolean
  log: (line: string) => void
}

/** The pause before the next attempt. Remains of a dead server may block its successor for a moment. */
const retryMs = 500

/**
 * Connects to the database that the environment names, or starts the embedded one. If the embedded database dies,
 * restarts it at the same address. `stop` does not stop an external database.
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
    // Waits for a server that is just starting, and stops that server too.
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
  // Ignored, because the query reports the end of the connection too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('CHECKPOINT')
  } finally {
    await client.end()
  }
}

/** Retries until the server runs, and returns it. Returns null as soon as the server is not wanted any more. */
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
