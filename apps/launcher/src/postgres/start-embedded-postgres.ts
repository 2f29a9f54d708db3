import { once } from 'node:events'
import { chmod, mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { assertDiskSpace } from '../disk-space'
import { findFreePort, isPortFree } from '../ports'
import { readSecrets } from '../secrets'
import { StartError } from '../start-error'
import { findBinaries } from './binaries'
import { makeCluster } from './make-cluster'
import { claimServer, hasLivingOwner } from './ownership'
import { endOf, findRunningServer, serverUrl } from './running-server'
import { serverUser } from './server-user'
import { PortTakenError, type ServerOptions, startServer } from './start-server'
import { stopServer } from './stop-server'
import { withStartLock } from './with-start-lock'

/** The first port to try. It is far from 5432, which a PostgreSQL of the machine may use. */
const usualPort = 54_329

export interface EmbeddedPostgresOptions {
  /** The data folder. The server's files are in postgres/, its log in logs/, the password in secrets.json. */
  dataDir: string
  /** The first port to try; default 54329. If the port is taken or 0, another free port is used. */
  preferredPort?: number
  /**
   * Whether only the preferred port is allowed, because other programs already know the address. A taken port then
   * throws a StartError.
   */
  isPortFixed?: boolean
  /** False only for temporary servers of tests, because a power cut may then ruin the database. */
  isDurable?: boolean
  /** Further settings of postgresql.conf. */
  settings?: Record<string, string>
  log?: (line: string) => void
}

export interface EmbeddedPostgres {
  /** The address of the product's database, `oficio`. */
  url: string
  port: number
  /** Returns the address of another database on the same server. */
  urlOf: (database: string) => string
  /** Whether the server was already running and was adopted. */
  wasRunning: boolean
  /**
   * Resolves when the server ends for any reason. Never resolves for a server that another living process supervises.
   */
  exit: Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL of the npm packages, or adopts a server that a killed start left running on the same folder.
 * Returns when the database `oficio` accepts connections. Throws a StartError on failure.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true })
  // If we are root, the server runs as another user, which must be able to enter the folder.
  if (process.getuid?.() === 0) await chmod(options.dataDir, 0o755)
  const dataDir = await realpath(options.dataDir)
  return withStartLock(dataDir, () => findOrStart({ ...options, dataDir }))
}

async function findOrStart(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => undefined } = options
  const folder = join(dataDir, 'postgres')
  const { postgresPassword: password } = await readSecrets(dataDir)
  const binaries = await findBinaries()
  const running = await findRunningServer(folder, password)
  if (running) {
    const hold = await takeOver(dataDir, { ...running, folder, binaries }, log)
    return { ...(await reachOrStop(hold.stop, running.port, password)), wasRunning: true, ...hold }
  }
  await assertDiskSpace(dataDir)
  const user = await serverUser([folder, binaries.postgres])
  if (await makeCluster({ folder, binaries, user, password })) log('Se creó una base de datos nueva.')
  const logFile = join(dataDir, 'logs', 'postgres.log')
  const { child, port } = await startOnSomePort(
    { folder, binaries, user, password, logFile, settings: settingsOf(options) },
    options,
  )
  await claimServer(dataDir)
  const killNow = () => void child.kill('SIGINT')
  // If this process ends without an orderly stop, at least sends the server a signal.
  process.once('exit', killNow)
  const exit = once(child, 'exit').then(() => void process.off('exit', killNow))
  const stop = async () => {
    await stopServer({ pid: child.pid ?? 0, folder, binaries })
    await exit
  }
  return { ...(await reachOrStop(stop, port, password)), wasRunning: false, exit, stop }
}

/**
 * Returns how to stop an adopted server, and a promise of its end. If the process that started the server still runs,
 * `stop` does nothing and `exit` never resolves, because that process stops and restarts the server.
 */
async function takeOver(
  dataDir: string,
  server: Parameters<typeof stopServer>[0],
  log: (line: string) => void,
): Promise<Pick<EmbeddedPostgres, 'exit' | 'stop'>> {
  if (await hasLivingOwner(dataDir))
    return { exit: new Promise(() => undefined), stop: async () => undefined }
  log(`PostgreSQL seguía en marcha de una ejecución anterior (proceso ${server.pid}): se vuelve a usar.`)
  await claimServer(dataDir)
  return { exit: endOf(server.pid), stop: () => stopServer(server) }
}

/**
 * Speeds up crash recovery. Before it recovers, PostgreSQL flushes all of its files. Flushing them one by one takes a
 * minute beside busy programs. Flushing the whole file system at once is faster, but only Linux supports it, and it also
 * waits for the data of other programs.
 */
const recovery: Record<string, string> =
  process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}

function settingsOf({ isDurable = true, settings = {} }: EmbeddedPostgresOptions): Record<string, string> {
  if (isDurable) return { ...recovery, ...settings }
  return { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', ...settings }
}

async function startOnSomePort(
  server: Omit<ServerOptions, 'port'>,
  { preferredPort = usualPort, isPortFixed = false }: EmbeddedPostgresOptions,
) {
  const isPreferred = isPortFixed || (preferredPort > 0 && (await isPortFree(preferredPort)))
  let port = isPreferred ? preferredPort : await findFreePort()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { child: await startServer({ ...server, port }), port }
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === 5) throw error
      if (isPortFixed) throw new StartError(`El puerto ${port} de la base de datos está ocupado.`)
      port = await findFreePort()
    }
  }
}

/**
 * Returns the addresses of a running server. If that fails, stops the server and throws, because nobody would supervise
 * the server and the next start would find it running under our name.
 */
async function reachOrStop(stop: () => Promise<void>, port: number, password: string) {
  try {
    return await addresses(port, password)
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

/** Creates the product's database if it is missing. Returns the addresses of the server and its databases. */
async function addresses(port: number, password: string) {
  const urlOf = (database: string) => serverUrl(port, password, database)
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  // Ignored, because the queries report the end of the connection too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'oficio'")
    if (!rowCount) await client.query('CREATE DATABASE oficio')
  } finally {
    await client.end()
  }
  return { url: urlOf('oficio'), port, urlOf }
}
