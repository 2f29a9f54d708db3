import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '@oficio/context/config'
import { closeContext, createContext, type ProcessCtx } from '@oficio/context/context'
import type { PageReads } from '@oficio/context/pinned-context'
import { openPageReads } from '@oficio/context/web/page-reads'
import { paths } from '@oficio/contracts/paths'
import { applyMigrations } from '@oficio/db/migrate/apply-migrations'
import { migrateJobs } from '@oficio/db/migrate/migrate-jobs'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import pg from 'pg'
import { history } from '../../../prisma/commands/history'
import { startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { waitOrThrow } from '../support/wait-or-throw'
import { startPair } from './replica/start-replica'

const changes = 200

/**
 * Runs a primary and a streaming replica. Fully cached pages are read from the replica. They must never show the state
 * before a change, whether the replica lags, is paused or is down.
 */
export async function run(): Promise<Section> {
  const log = () => undefined
  const pair = await startPair(async (url) => {
    await applyMigrations({ ...history, url, log })
    await migrateJobs({ url, log })
  })
  const stops = [pair.stop]
  try {
    const env = { DATABASE_READ_URL: pair.replica.url }
    const drill = await startDrillStack({ web: true, databaseUrl: pair.primary.url, env })
    stops.push(drill.stop)
    const config = readConfig({ ...drill.stack.env, LOG_LEVEL: 'silent' })
    const ctx = createContext(config)
    stops.push(() => closeContext(ctx))
    const reads = openPageReads(config, ctx)
    assert.ok(reads)
    stops.push(reads.stop)
    const replica = new pg.Client({ connectionString: pair.replica.url })
    replica.on('error', () => undefined)
    await replica.connect()
    const { id, slug } = await buildBusiness(drill.ctx)
    const fromReplica = await changeOften(ctx, reads, id)
    await standStill(ctx, reads, id, replica)
    const pausedMs = await changePage(drill.ctx, drill.stack.origin + paths.business(slug), id, replica)
    await replica.end()
    await pair.stopReplica()
    assert.equal((await nameOf(reads, id)).length > 0, true)
    assert.equal(await isReplica(reads), false)
    return { name: 'replica', text: describe({ fromReplica, pausedMs }) }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

const rename = ({ db }: Pick<ProcessCtx, 'db'>, id: string, name: string) =>
  db.business.update({ where: { id }, data: { name } })

const nameOf = async ({ ctx }: PageReads, id: string): Promise<string> =>
  (await ctx.db.business.findUniqueOrThrow({ where: { id }, select: { name: true } })).name

async function isReplica({ ctx }: PageReads): Promise<boolean> {
  const [row] = await ctx.db.$queryRaw<{ is: boolean }[]>`SELECT pg_is_in_recovery() AS is`
  return row?.is ?? false
}

/** Checks that each change is visible to the next read. Returns the number of later reads that used the replica. */
async function changeOften(ctx: ProcessCtx, reads: PageReads, id: string): Promise<number> {
  let fromReplica = 0
  for (let change = 0; change < changes; change += 1) {
    await rename(ctx, id, `Café ${change}`)
    reads.noteChange()
    for (const waitMs of [0, 5, 30, 120]) {
      await sleep(waitMs)
      if (waitMs === 120 && (await isReplica(reads))) fromReplica += 1
      assert.equal(await nameOf(reads, id), `Café ${change}`)
    }
  }
  assert.ok(fromReplica > 0, 'the replica was never read')
  return fromReplica
}

/** Checks that reads avoid a paused replica as soon as something changes, and at the latest when it lags too much. */
async function standStill(ctx: ProcessCtx, reads: PageReads, id: string, replica: pg.Client): Promise<void> {
  const isRead = () => isReplica(reads)
  await waitOrThrow('the replica is read', isRead)
  await replica.query('SELECT pg_wal_replay_pause()')
  await rename(ctx, id, 'Café de nadie')
  await waitOrThrow('it lags too much', async () => !(await isRead()))
  assert.equal(await nameOf(reads, id), 'Café de nadie')
  await replica.query('SELECT pg_wal_replay_resume()')
  await waitOrThrow('it is read again', isRead)
  assert.equal(await nameOf(reads, id), 'Café de nadie')
}

/**
 * Changes a page of the running site while the replica is paused. Returns the milliseconds until the page showed the
 * change.
 */
async function changePage(ctx: Ctx, url: string, id: string, replica: pg.Client): Promise<number> {
  const page = async () => (await fetch(url)).text()
  await waitOrThrow('the page is there', async () => (await page()).includes('Café de nadie'))
  await replica.query('SELECT pg_wal_replay_pause()')
  await ctx.transaction(async (ctx) => {
    await ctx.db.business.update({ where: { id }, data: { name: 'Café de todos' } })
    await purgePages(ctx.db, [pageTags.business(id)])
  })
  const changedAt = performance.now()
  await waitOrThrow('the page shows the change', async () => (await page()).includes('Café de todos'))
  const tookMs = performance.now() - changedAt
  for (let time = 0; time < 5; time += 1) assert.ok((await page()).includes('Café de todos'))
  await replica.query('SELECT pg_wal_replay_resume()')
  return tookMs
}

const describe = ({ fromReplica, pausedMs }: Record<'fromReplica' | 'pausedMs', number>): string => `
A primary and a replica that streams from it, both real; web with \`DATABASE_READ_URL\`.

- ${changes} changes, each read again at once and three times more: always as it was last. A moment later the replica had caught up and answered itself in ${fromReplica} cases.
- A replica that replays nothing is read no more once it lags 5 s, and again when it has caught up.
- While it stood still, the site showed a change of a page after ${pausedMs.toFixed(0)} ms.
- With the replica gone the primary answers, and nobody notices.`
