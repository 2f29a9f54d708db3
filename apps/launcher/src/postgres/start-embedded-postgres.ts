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

/** The port tried first, far from 5432 where a PostgreSQL of the machine's own would be. */
const usualPort = 54_329

export interface EmbeddedPostgresOptions {
  /** The data folder; the server lives in its postgres/, its log in logs/, the password in secrets.json. */
  dataDir: string
  /** Tried first, 54329 when left out; another free port is taken when it is in use, or when this is 0. */
  preferredPort?: number
  /** Whether no other port will do, because others know the address already: then a taken one is a StartError. */
  isPortFixed?: boolean
  /** False only for throw-away servers of tests: a power cut may then ruin the database. */
  isDurable?: boolean
  /** Further settings of postgresql.conf. */
  settings?: Record<string, string>
  log?: (line: string) => void
}

export interface EmbeddedPostgres {
  /** Address of the product's database, `oficio`. */
  url: string
  port: number
  /** Address of another database on the same server. */
  urlOf: (database: string) => string
  /** True when a server that was already running was taken over. */
  wasRunning: boolean
  /** Resolves when the server ends for any reason; never for a server that another living process supervises. */
  exit: Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL of the npm packages, or adopts a server that a killed start left running on the same folder.
 * Returns when the database `oficio` accepts connections; throws a StartError otherwise.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  await mkdir(options.dataDir, { recursive: true })
  // The server runs as another user when we are root, and has to pass through.
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
  // If this process ends without stopping in order, the server is at least told to.
  process.once('exit', killNow)
  const exit = once(child, 'exit').then(() => void process.off('exit', killNow))
  const stop = async () => {
    await stopServer({ pid: child.pid ?? 0, folder, binaries })
    await exit
  }
  return { ...(await reachOrStop(stop, port, password)), wasRunning: false, exit, stop }
}

/**
 * Returns how to stop a server found running and when it ends: neither is ours while the process that started it is
 * there to stop it, and to start it again.
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
 * Before it recovers from a crash, PostgreSQL has all of its files brought to the disk: one after the other, which takes a
 * minute beside programs that write a lot, or the whole file system at once, which Linux alone can do. That waits for what
 * other programs wrote, too.
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
 * Returns the addresses of a server that runs, or stops it and throws why there are none: nobody would watch it, and the
 * next start would find it running under our name.
 */
async function reachOrStop(stop: () => Promise<void>, port: number, password: string) {
  try {
    return await addresses(port, password)
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

/** Makes the product's database where it is missing, and returns how to reach it and its neighbours. */
async function addresses(port: number, password: string) {
  const urlOf = (database: string) => serverUrl(port, password, database)
  const client = new pg.Client({ connectionString: urlOf('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'oficio'")
    if (!rowCount) await client.query('CREATE DATABASE oficio')
  } finally {
    await client.end()
  }
  return { url: urlOf('oficio'), port, urlOf }
}
