import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDatabase } from '../parts/database'
import { planStack } from '../stack-plan'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres'

let folder: string
let servers: EmbeddedPostgres[]

// All tests share one folder, because creating a cluster is slow. Each test leaves the server stopped.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oficio-postgres-'))
})

beforeEach(() => {
  servers = []
})

afterEach(async () => {
  for (const server of servers) await server.stop()
})

afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function start(options: { isDurable?: boolean; dataDir?: string } = {}) {
  const server = await startEmbeddedPostgres({
    dataDir: folder,
    preferredPort: 0,
    isDurable: false,
    ...options,
  })
  servers.push(server)
  return server
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  // Ignores the error, because a test that kills the server cuts its connections.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return Object.values(rows[0] ?? {})[0]
}

const pidOfServer = async () =>
  Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])

describe('the embedded PostgreSQL', () => {
  it('keeps its data over a restart, with fsync on unless told otherwise', async () => {
    const first = await start({ isDurable: true })
    expect(await ask(first.url, 'SHOW fsync')).toBe('on')
    const atOnce = process.platform === 'linux' ? 'syncfs' : 'fsync'
    expect(await ask(first.url, 'SHOW recovery_init_sync_method')).toBe(atOnce)
    await ask(first.url, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer')
    await first.stop()
    expect(await ask((await start()).url, 'SELECT answer FROM kept')).toBe(42)
  })

  it('sorts and searches Spanish words the Spanish way', async () => {
    const { url } = await start()
    const sorted =
      "SELECT string_agg(w, ' ' ORDER BY w) FROM unnest(ARRAY['zeta','ñu','Ávila','nz','alba']) w"
    expect(await ask(url, sorted)).toBe('alba Ávila nz ñu zeta')
    expect(await ask(url, "SELECT to_tsvector('spanish', 'ñandúes')::text")).toContain('ñandu')
  })

  it('is one server for two starters of the same folder, stopped by the first only', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect([first.wasRunning, second.wasRunning].sort()).toEqual([false, true])
    expect(first.port).toBe(second.port)
    await (first.wasRunning ? first : second).stop()
    expect(await ask(first.url, 'SELECT 1')).toBe(1)
  })

  it('is taken over when a killed start left it running', async () => {
    const orphan = await start()
    // No process has this number, so the process that started the server counts as dead.
    await writeFile(join(folder, 'postgres.owner'), '4194304')
    const running = await start()
    expect(running.wasRunning).toBe(true)
    expect(running.url).toBe(orphan.url)
    await running.stop()
    await expect(ask(orphan.url, 'SELECT 1')).rejects.toThrow()
  })

  it('is started again at its address when it dies, also when it was taken over from a killed start', async () => {
    for (const isOrphan of [false, true]) {
      if (isOrphan) {
        await start()
        await writeFile(join(folder, 'postgres.owner'), '4194304')
      }
      const plan = await planStack({ dataDir: folder, ports: 'free', env: { DATABASE_URL: '' } })
      const database = await startDatabase(plan, { isDurable: false, log: () => undefined })
      try {
        const before = await pidOfServer()
        process.kill(before, 'SIGKILL')
        const answer = () => ask(database.url, 'SELECT pg_postmaster_start_time()').catch(() => null)
        await expect.poll(async () => (await pidOfServer()) !== before && (await answer())).toBeTruthy()
      } finally {
        await database.stop()
      }
      await expect(ask(database.url, 'SELECT 1')).rejects.toThrow()
    }
  })

  it('has all written data on the disk after a flush, so that a crash needs no recovery', async () => {
    const plan = await planStack({ dataDir: folder, ports: 'free', env: { DATABASE_URL: '' } })
    const database = await startDatabase(plan, { isDurable: true, log: () => undefined })
    try {
      await ask(database.url, 'CREATE TABLE flushed AS SELECT 42 AS answer')
      const position = await ask(database.url, 'SELECT pg_current_wal_insert_lsn()')
      const recoveryQuery = `SELECT redo_lsn >= '${position}' FROM pg_control_checkpoint()`
      expect(await ask(database.url, recoveryQuery)).toBe(false)
      await database.flush()
      expect(await ask(database.url, recoveryQuery)).toBe(true)
    } finally {
      await database.stop()
    }
  })

  it('recovers after it was killed', async () => {
    const first = await start({ isDurable: true })
    await ask(first.url, 'CREATE TABLE IF NOT EXISTS kept AS SELECT 42 AS answer')
    process.kill(await pidOfServer(), 'SIGKILL')
    await first.exit
    expect(await ask((await start()).url, 'SELECT answer FROM kept')).toBe(42)
  })

  it('starts although its old number now belongs to another program', async () => {
    await (await start()).stop()
    await writeFile(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${folder}/postgres\n1\n54321\n`)
    expect(await ask((await start()).url, 'SELECT 1')).toBe(1)
  })

  it('keeps its password to its owner', async () => {
    await start()
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it('keeps the values of its rows out of its log', async () => {
    const { url } = await start()
    await ask(url, 'CREATE TABLE mailboxes (email text UNIQUE)')
    const insert = "INSERT INTO mailboxes SELECT convert_from('\\x616e61406578616d706c652e636f6d', 'UTF8')"
    await ask(url, insert)
    await expect(ask(url, insert)).rejects.toThrow(/duplicate key/)
    const log = await readFile(join(folder, 'logs/postgres.log'), 'utf8')
    expect(log).toContain('duplicate key')
    expect(log).not.toContain('ana@example.com')
  })

  it('leaves no process behind', async () => {
    const server = await start()
    await server.stop()
    const isGone = () =>
      !execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(`${folder}/postgres`)
    await expect.poll(isGone).toBe(true)
  })

  it('is created again if the first start was killed while creating it', async () => {
    const dataDir = join(folder, 'interrupted')
    await mkdir(join(dataDir, 'postgres.new/base'), { recursive: true })
    await writeFile(join(dataDir, 'postgres.new/PG_VERSION'), '18\n')
    expect(await ask((await start({ dataDir })).url, 'SELECT 1')).toBe(1)
  })

  it('says so when its folder holds no whole database', async () => {
    const dataDir = join(folder, 'broken')
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n')
    await expect(start({ dataDir })).rejects.toThrow(/está incompleta/)
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n')
    await mkdir(join(dataDir, 'postgres/global'))
    await writeFile(join(dataDir, 'postgres/global/pg_control'), '')
    await expect(start({ dataDir })).rejects.toThrow(/es de PostgreSQL 17/)
  })
})
