import assert from 'node:assert/strict'
import { readConfig } from '@oficio/context/config'
import { closeContext, createContext, interactiveWaits, type ProcessCtx } from '@oficio/context/context'
import { paths } from '@oficio/contracts/paths'
import { isDatabaseAway } from '@oficio/db/outage'
import type { TxCtx } from '@oficio/domain/kernel/ctx'
import { purgePages } from '@oficio/domain/kernel/pages/purge-pages'
import { pageTags } from '@oficio/domain/kernel/pages/tags'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { missingPrograms } from '../../front-cache/run-program'
import { startDrillDatabase } from '../support/drill-database'
import { type DrillStack, startDrillStack } from '../support/drill-stack'
import type { Section } from '../support/record-figures'
import { waitOrThrow } from '../support/wait-or-throw'
import { startPgBouncer } from './pgbouncer/start-pgbouncer'

const rounds = 40
/** Fewer connections than the processes open, so that they have to share. */
const serverConnections = 6
const atOnce = 30

/**
 * Runs the whole product with PgBouncer in front of its database, in transaction pooling mode and with fewer server
 * connections than the processes open. Nothing in the product may depend on the state of a connection.
 */
export async function run(): Promise<Section> {
  if (missingPrograms('pgbouncer').length > 0)
    throw new Error('this machine has no PgBouncer (Debian: apt-get install pgbouncer)')
  const database = await startDrillDatabase(40)
  const stops = [database.stop]
  try {
    const pooler = await startPgBouncer(database.url, serverConnections)
    stops.push(pooler.stop)
    const env = { DATABASE_DIRECT_URL: database.url, RATE_LIMITS: 'on' }
    const drill = await startDrillStack({ web: true, databaseUrl: pooler.url, env })
    stops.push(drill.stop)
    const pooled = createContext(readConfig({ ...drill.stack.env, LOG_LEVEL: 'silent' }), {
      poolSize: atOnce,
      waits: interactiveWaits,
    })
    stops.push(() => closeContext(pooled))
    const transactions = await writeAtOnce(pooled)
    await keepLimits(pooled)
    await drill.stack.restartWorker()
    await waitOrThrow('a worker is alive', async () => (await readiness(drill)).workersAlive > 0)
    const freshMs = await changePage(drill)
    const refusals = await countLogins(drill)
    return { name: 'pgbouncer', text: describe({ transactions, freshMs, refusals }) }
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/** Runs many transactions at once over few connections. Each must read its own writes and nobody else's. */
async function writeAtOnce(ctx: ProcessCtx): Promise<number> {
  const { id } = await buildBusiness(ctx)
  const add = () =>
    ctx.transaction(async (ctx) => {
      await ctx.db.$queryRaw`SELECT id FROM businesses WHERE id = ${id}::uuid FOR UPDATE`
      const { rank } = await ctx.db.$queryRaw<{ rank: number }[]>`SELECT 1 AS rank`.then(
        ([row]) => row ?? { rank: 0 },
      )
      const { description } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
      const next = Number(/\d+$/.exec(description)?.[0] ?? 0) + rank
      await ctx.db.business.update({ where: { id }, data: { description: `Cuenta: ${next}` } })
    })
  for (let round = 0; round < rounds; round += 1) await Promise.all(Array.from({ length: atOnce }, add))
  const { description } = await ctx.db.business.findUniqueOrThrow({ where: { id } })
  assert.equal(description, `Cuenta: ${rounds * atOnce}`)
  return rounds * atOnce
}

/** Checks that each transaction limits its waits for locks, although no connection keeps these settings. */
async function keepLimits(ctx: ProcessCtx): Promise<void> {
  const settings = await ctx.transaction(
    (ctx) => ctx.db.$queryRaw<object[]>`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock`,
  )
  assert.deepEqual(settings, [{ statement: '10s', lock: '3s' }])
  const outside = await ctx.db.$queryRaw<object[]>`SELECT current_setting('statement_timeout') AS statement,
    current_setting('lock_timeout') AS lock`
  assert.deepEqual(outside, [{ statement: '30s', lock: '0' }])
  const { id } = await buildBusiness(ctx)
  let release = () => {}
  const hold = new Promise<void>((resolve) => {
    release = resolve
  })
  const lock = (ctx: TxCtx) =>
    ctx.db.$queryRaw`SELECT id::text FROM businesses WHERE id = ${id}::uuid FOR UPDATE`
  let take = () => {}
  const holdTaken = new Promise<void>((resolve) => {
    take = resolve
  })
  const holdingTransaction = ctx.transaction(async (ctx) => {
    await lock(ctx)
    take()
    await hold
  })
  await holdTaken
  const waiting = ctx.transaction(lock)
  await assert.rejects(waiting, isDatabaseAway)
  release()
  await holdingTransaction
}

const readiness = async ({ stack }: DrillStack): Promise<{ workersAlive: number }> =>
  (await fetch(`${stack.origin}/api/ready`)).json()

/**
 * Checks that web hears of a change, because it listens without the pooler. Returns the milliseconds until the page
 * showed it.
 */
async function changePage({ ctx, stack }: DrillStack): Promise<number> {
  const { id, slug } = await buildBusiness(ctx)
  const page = async () => (await fetch(stack.origin + paths.business(slug))).text()
  for (let time = 0; time < 4; time += 1) assert.ok(!(await page()).includes('Café de después'))
  await ctx.transaction(async (ctx) => {
    await ctx.db.business.update({ where: { id }, data: { name: 'Café de después' } })
    await purgePages(ctx.db, [pageTags.business(id)])
  })
  const changedAt = performance.now()
  await waitOrThrow('the page shows the change', async () => (await page()).includes('Café de después'))
  return performance.now() - changedAt
}

/**
 * Checks that the rate limiter, whose library names its prepared statements itself, counts simultaneous logins. Returns
 * the number of refusals.
 */
async function countLogins({ stack }: DrillStack): Promise<number> {
  const attempt = async () => {
    const answer = await fetch(`${stack.origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'nadie@ejemplo.com', password: 'no-es-esta-clave' }),
    })
    return answer.status
  }
  const statuses: number[] = []
  for (let round = 0; round < 5; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, attempt))))
  assert.ok(
    statuses.every((status) => status === 401 || status === 429),
    `a login answered ${statuses.join(', ')}`,
  )
  const refusedCount = statuses.filter((status) => status === 429).length
  assert.ok(refusedCount > 0, 'no login was refused')
  return refusedCount
}

const describe = (figures: Record<'transactions' | 'freshMs' | 'refusals', number>): string => `
The product with PgBouncer (\`deploy/pgbouncer/pgbouncer.ini\`, six connections to the server) before its database; \`DATABASE_DIRECT_URL\` leads past it.

- ${figures.transactions} transactions, ${atOnce} at once, each reading what the last one wrote: none lost, none failed.
- A transaction has the limits of its process; who waits for a lock is told after 3 s. Outside of one the pooler's hold.
- Migrations, the queue of jobs and the workers' signs of life go past the pooler; a worker runs, and web hears of changes: a page showed one after ${figures.freshMs.toFixed(0)} ms.
- Of 50 wrong logins in rounds of ten ${figures.refusals} were refused by count, and no answer was an error.`
