import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createReadCache } from '@oficio/context/read-cache'
import type { Db } from '@oficio/db/client'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { fakeContext } from '@oficio/domain/testing/fake-context'
import { askJudged } from '@oficio/domain/testing/judges/judged-searches'
import { benchDatabase, benchServer } from '../matching/bench-database'
import { checkSearches, type Exactness } from './check-searches'
import { fillBusinesses } from './fill-businesses'
import { measureSearches } from './measure-searches'
import { missedTargets, reportOf } from './report'
import { sampleSearches } from './sample-searches'

const sizes = [10_000, 100_000, 1_000_000]
const searchCount = 300
const rounds = 4
/** Fewer searches are compared than timed, because the exact query reads all businesses. */
const comparedCount = 60
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-directory.md', import.meta.url))

/**
 * Measures the search of businesses with growing numbers of businesses: exactness, duration, and the share of judged
 * queries that it answers. Writes docs/measurements/bench-directory.md. Returns whether every target was met.
 */
export async function benchDirectory(): Promise<boolean> {
  const server = await benchServer()
  const databases: Awaited<ReturnType<typeof benchDatabase>>[] = []
  const open = async (businesses: number, fill: (url: string) => Promise<void>) => {
    const database = await benchDatabase(server.urlOf, businesses, fill)
    databases.push(database)
    return database
  }
  try {
    const empty = await open(0, async () => undefined)
    const judgedSearches = await askJudged(fakeContext(empty.db, empty.url))
    const ctxs: Ctx[] = []
    for (const businesses of sizes) {
      console.log(`Filling a database with ${businesses} businesses…`)
      const { db, url } = await open(businesses, (url) => fillBusinesses(url, businesses))
      const ctx = contextOn(db, url)
      await countBusinessWords(ctx)
      ctxs.push(ctx)
    }
    const [smallest] = ctxs
    if (!smallest) throw new Error('no size to measure')
    const searches = await sampleSearches(smallest.db, searchCount)
    const exactness: Exactness[] = []
    for (const [at, ctx] of ctxs.entries()) {
      console.log(`Comparing with the exact query among ${sizes[at]} businesses…`)
      exactness.push(await checkSearches(ctx, searches.slice(0, comparedCount)))
    }
    console.log('Measuring…')
    // New contexts, because the contexts of the comparison have filled caches.
    const contexts = databases.slice(1).map(({ db, url }) => contextOn(db, url))
    const first = await measureSearches(contexts, searches, 1)
    const samples = await measureSearches(contexts, searches, rounds)
    const results = sizes.flatMap((businesses, at) => {
      const [exact, firstSamples, later] = [exactness[at], first[at], samples[at]]
      return exact && firstSamples && later
        ? [{ businesses, exactness: exact, first: firstSamples, samples: later }]
        : []
    })
    const [version] = await smallest.db.$queryRaw<{ server_version: string }[]>`SHOW server_version`
    const conditions = { searches: searchCount, rounds, postgres: version?.server_version ?? '' }
    const report = reportOf(results, judgedSearches, conditions)
    await writeFile(reportFile, report)
    console.log(report)
    return missedTargets(results, judgedSearches).length === 0
  } finally {
    for (const { drop } of databases) await drop()
    await server.stop()
  }
}

/** Returns a context with a read cache, like that of the site's process. Its clock stands still. */
export function contextOn(db: Db, url: string): Ctx {
  const now = new Date()
  const clock = { now: () => now }
  return { ...fakeContext(db, url), clock, readCache: createReadCache(clock) }
}
