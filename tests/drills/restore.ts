import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpDatabase } from '@oficio/db/backup/dump-database'
import type { Manifest } from '@oficio/db/backup/manifest'
import { restoreDatabase } from '@oficio/db/backup/restore-database'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { buildPayment } from '@oficio/domain/testing/builders/build-payment'
import { raceForLeads } from '@oficio/domain/testing/races'
import { startEmbeddedPostgres } from '@oficio/launcher/postgres/start-embedded-postgres'
import pg from 'pg'
import { history } from '../../prisma/commands/history'
import { fillProfessionals } from '../bench/matching/fill-professionals'
import { startDrillDatabase } from './support/drill-database'
import type { Section } from './support/record-figures'

const connections = 40
const professionals = 50_000
/** Number of backups in a row, so that each kind of work runs during at least one of them. */
const backups = 3

/**
 * Backs up a database under load, restores it into a new cluster, and checks that it equals the state at the backup.
 */
export async function run(): Promise<Section> {
  const dir = await mkdtemp(join(tmpdir(), 'oficio-drill-'))
  const { ctx, url, stop } = await startDrillDatabase(connections)
  try {
    await fillProfessionals(url, professionals)
    const load = startLoad(ctx)
    await load.until(20)
    const dumps: Dump[] = []
    for (let number = 1; number <= backups; number += 1) {
      const before = load.written()
      const dump = await keep(url, join(dir, String(number)))
      dumps.push({ ...dump, writtenMeanwhile: load.written() - before })
    }
    await load.stop()
    const restoreTimes: number[] = []
    for (const dump of dumps) restoreTimes.push(await restoreAndCompare(dump))
    for (const { writtenMeanwhile } of dumps)
      assert(writtenMeanwhile > 0, 'nothing was written during a backup')
    return { name: 'restore', text: await describe(dumps, restoreTimes) }
  } finally {
    await stop()
    await rm(dir, { recursive: true, force: true })
  }
}

interface Dump {
  folder: string
  manifest: Manifest
  ledger: Ledger
  tookMs: number
  writtenMeanwhile: number
}

async function keep(url: string, folder: string): Promise<Omit<Dump, 'writtenMeanwhile'>> {
  const start = performance.now()
  let ledger: Ledger = {}
  const manifest = await dumpDatabase({
    url,
    folder,
    inSnapshot: async (client) => {
      ledger = await readLedger(client)
    },
  })
  return { folder, manifest, ledger, tookMs: performance.now() - start }
}

/** Takes leads and processes payments, several at once, until it is stopped. */
function startLoad(ctx: Ctx) {
  let isOver = false
  let rowCount = 0
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work()
      rowCount += 1
    }
  }
  const working = Promise.all([
    repeat(() => raceForLeads(ctx, { professionals: 8, isConfirmed: true })),
    ...['approved', 'refunded', 'rejected'].map((status) =>
      repeat(() => ctx.transaction((inside) => buildPayment(inside, { status }))),
    ),
  ])
  // `stop` throws the error. Until then nobody listens.
  working.catch(() => undefined)
  return {
    written: () => rowCount,
    async until(count: number) {
      while (rowCount < count) await Promise.race([working, new Promise((wake) => setImmediate(wake))])
    },
    async stop() {
      isOver = true
      await working
    },
  }
}

type Ledger = Record<string, string>

/** Figures of money and leads. Each is one number at the moment of the query. */
const sums = {
  'paid, centavos': 'SELECT sum(amount_centavos) FROM payments WHERE approved_at IS NOT NULL',
  'given back, centavos': 'SELECT sum(refunded_centavos) FROM payments',
  'effects, granted less taken back':
    "SELECT sum(CASE type WHEN 'granted' THEN 1 ELSE -1 END) FROM payment_effects",
  'leads taken': 'SELECT count(*) FROM leads',
  'leads that requests count': 'SELECT sum(lead_count) FROM service_requests',
  'free leads left': 'SELECT sum(free_leads_left) FROM professionals',
  'mails written': 'SELECT count(*) FROM mails',
  'jobs waiting': 'SELECT count(*) FROM graphile_worker._private_jobs',
}

async function readLedger(client: pg.Client): Promise<Ledger> {
  const ledger: Ledger = {}
  for (const [name, sum] of Object.entries(sums)) {
    const { rows } = await client.query<{ value: string | null }>(`SELECT (${sum})::text AS value`)
    ledger[name] = rows[0]?.value ?? '0'
  }
  assert.equal(ledger['leads taken'], ledger['leads that requests count'])
  return ledger
}

/** Restores a backup and compares it. Returns the duration of the restore in milliseconds. */
async function restoreAndCompare({ folder, manifest, ledger }: Dump): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'oficio-drill-'))
  const { url, stop } = await startEmbeddedPostgres({ dataDir, preferredPort: 0 })
  try {
    const start = performance.now()
    await restoreDatabase({ ...history, url, folder, log: () => undefined })
    const tookMs = performance.now() - start
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    assert.deepEqual(await readLedger(client), ledger)
    await client.end()
    // Compares every row of every table byte for byte, except the locks of jobs.
    const again = await dumpDatabase({ url, folder: join(dataDir, 'again') })
    assert.deepEqual(contentOf(again), contentOf(manifest))
    return tookMs
  } finally {
    await stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

const contentOf = ({ tables }: Manifest) => tables.map(({ name, rows, sha256 }) => ({ name, rows, sha256 }))

async function describe(dumps: readonly Dump[], restoreTimes: readonly number[]): Promise<string> {
  const last = dumps.at(-1)
  assert(last)
  const rows = last.manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
  const plain = last.manifest.tables.reduce((sum, table) => sum + table.bytes, 0)
  const table = dumps.map(
    ({ tookMs, writtenMeanwhile }, index) =>
      `| ${index + 1} | ${seconds(tookMs)} | ${writtenMeanwhile} | ${seconds(restoreTimes[index] ?? 0)} |`,
  )
  return `
\`db:backup\` of a database in use: ${professionals} professionals, while leads are raced for and payments come in; each restored into a
fresh cluster by \`db:restore\`. The last one has ${rows} rows of ${last.manifest.tables.length} tables, ${megabytes(plain)}, packed ${megabytes(await sizeOf(last.folder))}.

| backup | taken in | transactions meanwhile | restored in |
| --- | --- | --- | --- |
${table.join('\n')}

- Every table restored has the rows of the moment of the backup, in number and byte for byte.
- So do the sums, read in the backup's own snapshot: ${Object.entries(last.ledger)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')}.
- Leads taken equal those that requests count, in the snapshot and after the restore.`
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function sizeOf(folder: string): Promise<number> {
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
