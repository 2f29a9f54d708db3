import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDb } from '@oficio/db/client'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { fakeContext } from '@oficio/domain/testing/fake-context'
import { countQueries } from '../calls/count-queries'
import { processorMs } from '../calls/processor-time'
import { contextOn } from '../directory/bench-directory'
import { fillBusinesses } from '../directory/fill-businesses'
import { benchDatabase, benchServer } from '../matching/bench-database'
import { fillProfessionals } from '../matching/fill-professionals'
import { fillWords } from '../professionals/fill-words'
import { type Cost, missedTargets, reportOf } from './report'
import { listBusinessKinds, listProfessionalKinds, type SearchKind } from './search-kinds'

const sizes = [10_000, 100_000]
const searchCount = 40
const reportFolder = fileURLToPath(new URL('../../../docs/measurements', import.meta.url))

/**
 * Measures what a search costs this process and PostgreSQL, with and without a town, among 10,000 and 100,000
 * businesses and professionals. Writes its report into docs/measurements. Returns whether every target was met.
 */
export async function benchSearchCost(): Promise<boolean> {
  const server = await benchServer()
  const drops: (() => Promise<void>)[] = []
  try {
    const costs: Cost[] = []
    let kinds: SearchKind[] | null = null
    for (const size of sizes) {
      console.log(`Filling a database with ${size} businesses and professionals…`)
      const { url, db, drop } = await benchDatabase(server.urlOf, size, fillAll)
      drops.push(drop)
      await countBusinessWords(fakeContext(db, url))
      kinds ??= [...(await listBusinessKinds(db)), ...(await listProfessionalKinds(db))]
      console.log('Measuring…')
      costs.push(...(await measureKinds(url, size, kinds)))
    }
    const report = reportOf(costs, searchCount)
    await writeFile(join(reportFolder, 'bench-search-cost.md'), report)
    console.log(report)
    return missedTargets(costs).length === 0
  } finally {
    for (const drop of drops) await drop()
    await server.stop()
  }
}

async function fillAll(url: string, count: number): Promise<void> {
  await fillBusinesses(url, count)
  await fillProfessionals(url, count)
  await fillWords(url)
}

/** Measures each kind over one connection, whose process is the only one of the server that works for the search. */
async function measureKinds(url: string, size: number, kinds: readonly SearchKind[]): Promise<Cost[]> {
  const counter = await countQueries(url)
  const db = createDb({ url: counter.url, poolSize: 1 })
  try {
    const [row] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`
    if (!row) throw new Error('the connection has no process')
    const costs: Cost[] = []
    for (const kind of kinds)
      for (const isInTown of [false, true]) {
        const measureOne = async (ctx: Ctx, at: number) => {
          counter.take()
          const [beforeMs, before] = [await processorMs(row.pid), process.cpuUsage()]
          await kind.run(ctx, at, isInTown)
          const { user, system } = process.cpuUsage(before)
          const databaseMs = (await processorMs(row.pid)) - beforeMs
          return { databaseMs, nodeMs: (user + system) / 1000, statements: counter.take().length }
        }
        const ctx = contextOn(db, url)
        // The first search of a context reads lists that every later search has. The plans are made here, too.
        for (let index = 0; index < searchCount; index += 1) await kind.run(ctx, index, isInTown)
        const first = []
        for (let index = 0; index < searchCount; index += 1) {
          const freshCtx = contextOn(db, url)
          // Another search reads the lists that every process keeps.
          await kind.run(freshCtx, index + 1, true)
          first.push(await measureOne(freshCtx, index))
        }
        const again = []
        for (let index = 0; index < searchCount; index += 1) again.push(await measureOne(ctx, index))
        costs.push({ kind: kind.name, size, isInTown, first, again })
      }
    return costs
  } finally {
    await db.$disconnect()
    await counter.stop()
  }
}
