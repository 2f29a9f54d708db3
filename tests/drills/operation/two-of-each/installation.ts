import { startWeb } from '@oficio/launcher/parts/web'
import { makeWorker } from '@oficio/launcher/parts/worker'
import { findFreePort } from '@oficio/launcher/ports'
import type { Supervised } from '@oficio/launcher/supervise/supervise'
import pg from 'pg'
import { missingPrograms, type Running } from '../../../front-cache/run-program'
import { startNginx } from '../../../front-cache/start-nginx'
import { buildPrograms } from '../../support/build-programs'
import { type DrillStack, startDrillStack } from '../../support/drill-stack'
import { waitOrThrow } from '../../support/wait-or-throw'
import { databasePid } from '../database-pid'
import { startPgBouncer } from '../pgbouncer/start-pgbouncer'
import { startSmallProxy } from './small-proxy'

const instancesOfEach = 2
/** Server connections that the pooler shares among all four processes. */
const pooledConnections = 20

export interface Installation {
  drill: DrillStack
  /** A connection to the database itself that reconnects after a kill. */
  db: pg.Pool
  /** Origin for visitors, and origins of the web processes. */
  front: string
  webs: string[]
  /** The processes that the hour kills, by name. */
  instances: { name: string; kill(): Promise<boolean> }[]
  /** The pooler and front cache around the processes, in words. */
  around: string
  /** Returns whether all processes work. */
  areUp(): Promise<boolean>
  /** Kills the database with SIGKILL. Returns the milliseconds until it answered again through the pooler. */
  killDatabase(): Promise<number>
  stop(): Promise<void>
}

/** Starts two web processes and two workers, with a pooler and a front cache around them if this machine has them. */
export async function startInstallation(log: (line: string) => void): Promise<Installation> {
  buildPrograms({ web: true, isShipped: true })
  const missing = missingPrograms('nginx', 'pgbouncer')
  const frontPort = await findFreePort()
  const front = `http://127.0.0.1:${frontPort}`
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (let next = stops.pop(); next; next = stops.pop()) await next()
  }
  try {
    // There are two proxies: the TLS proxy, which the drill plays, and the front.
    const env = { APP_ORIGIN: front, TRUSTED_PROXY_HOPS: '2' }
    const drill = await startDrillStack({ env, log })
    stops.push(drill.stop)
    const pooler = missing.includes('pgbouncer')
      ? null
      : await startPgBouncer(drill.databaseUrl, pooledConnections)
    if (pooler) stops.push(pooler.stop)
    const shared = {
      ...drill.stack.env,
      ...(pooler && { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: drill.databaseUrl }),
    }
    const { webs, workers } = await startEach(drill, shared, stops, log)
    const origins = webs.map(({ origin }) => origin)
    const before: Running = missing.includes('nginx')
      ? await startSmallProxy(frontPort, origins)
      : await startNginx(origins, frontPort)
    stops.push(before.stop)
    const db = openPool(drill.databaseUrl)
    stops.push(() => endPool(db))
    const pooled = openPool(pooler?.url ?? drill.databaseUrl)
    stops.push(() => endPool(pooled))
    return {
      drill,
      db,
      front,
      webs: origins,
      instances: [...webs, ...workers].map(({ name, process }) => ({
        name,
        kill: () => process.kill('SIGKILL', { isCounted: false }),
      })),
      around: `${missing.includes('nginx') ? 'a small proxy of the drill' : 'nginx, which is the front cache as well'} and ${pooler ? 'PgBouncer' : 'no pooler'}`,
      areUp: async () =>
        (await Promise.all([...origins, front].map(isReady))).every(Boolean) && (await hasWorkers(db)),
      killDatabase: () => killDatabase(drill, pooled),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface NamedProcess {
  name: string
  process: Supervised
}

async function startEach(
  { stack }: DrillStack,
  shared: Record<string, string>,
  stops: (() => Promise<void>)[],
  log: (line: string) => void,
): Promise<{ webs: (NamedProcess & { origin: string })[]; workers: NamedProcess[] }> {
  const { dataDir } = stack.plan
  const webs: (NamedProcess & { origin: string })[] = []
  const workers: NamedProcess[] = []
  for (let number = 1; number <= instancesOfEach; number += 1) {
    const port = await findFreePort()
    const env = { ...shared, PORT: String(port) }
    const web = await startWeb({ dataDir, env, port, mode: 'built', log })
    stops.push(web.stop)
    webs.push({ name: `web ${number}`, process: web, origin: `http://127.0.0.1:${port}` })
    const worker = makeWorker({ dataDir, env: shared, mode: 'built', log })
    stops.push(worker.stop)
    worker.start()
    workers.push({ name: `worker ${number}`, process: worker })
  }
  return { webs, workers }
}

/** Ends the pool without waiting for answers that a killed database never sends. */
const endPool = async (pool: pg.Pool): Promise<void> => void pool.end().catch(() => undefined)

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 3,
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  })
  // The database is killed while the pool is open, so errors are expected.
  pool.on('error', () => undefined)
  return pool
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Returns whether both workers are alive. Each holds a lock that PostgreSQL releases when the worker dies. */
async function hasWorkers(db: pg.Pool): Promise<boolean> {
  const { rows } = await db
    .query<{ alive: number }>(
      `SELECT count(*)::int AS alive FROM worker_heartbeats worker
       JOIN pg_locks held ON held.locktype = 'advisory' AND held.objid = worker.lock_key::oid AND held.granted
       WHERE worker.worker_ids <> '{}'`,
    )
    .catch(() => ({ rows: [] }))
  return rows[0]?.alive === instancesOfEach
}

async function killDatabase(drill: DrillStack, pooled: pg.Pool): Promise<number> {
  const pid = await databasePid(drill.stack.plan.dataDir)
  const killedAt = performance.now()
  process.kill(pid, 'SIGKILL')
  // Waits for another process id first, because children of the killed database may still answer.
  await waitOrThrow('another database answers at its address', async () => {
    const other = await databasePid(drill.stack.plan.dataDir).catch(() => pid)
    return other !== pid && (await pooled.query('SELECT 1').then(Boolean, () => false))
  })
  return performance.now() - killedAt
}
