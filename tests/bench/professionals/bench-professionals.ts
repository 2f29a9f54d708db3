import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { askJudgedOfProfessionals } from '@oficio/domain/testing/judges/judged-professionals'
import { buildPrograms } from '../../drills/support/build-programs'
import { benchDatabase, benchServer } from '../matching/bench-database'
import { fillProfessionals } from '../matching/fill-professionals'
import { checkSearches, type Exactness } from './check-searches'
import { fillWords } from './fill-words'
import { measurePages, measureSearches } from './measure-searches'
import { type JudgedSearches, missedTargets, type Result, reportOf } from './report'
import { sampleSearches } from './sample-searches'
import { startSearchSites } from './search-sites'

const sizes = [10_000, 100_000, 500_000]
const searchCount = 300
const rounds = 4
/** Fewer searches are compared than timed, because the exact query reads all professionals. */
const comparedCount = 45
const maxResults = 10
const reportFile = fileURLToPath(
  new URL('../../../docs/measurements/bench-professionals.md', import.meta.url),
)

async function fill(url: string, professionals: number): Promise<void> {
  await fillProfessionals(url, professionals)
  await fillWords(url)
}

/**
 * Measures the search of professionals with growing numbers of professionals: exactness, the share of judged queries
 * that it answers, duration, and the pages per second of the built site. Writes
 * docs/measurements/bench-professionals.md. Returns whether every target was met.
 */
export async function benchProfessionals(): Promise<boolean> {
  // Builds first, so that a failing build shows before half an hour of filling databases.
  buildPrograms({ web: true, isShipped: true })
  const server = await benchServer()
  const databases = []
  try {
    for (const professionals of sizes) {
      console.log(`Filling a database with ${professionals} professionals…`)
      databases.push(await benchDatabase(server.urlOf, professionals, fill))
    }
    console.log('Starting the site on each of them…')
    const { sites, stop } = await startSearchSites(databases.map(({ url }) => url))
    try {
      const [first] = sites
      if (!first) throw new Error('no size to measure')
      const searches = await sampleSearches(first.ctx.db, searchCount)
      const answers: (Exactness & JudgedSearches)[] = []
      for (const [index, { ctx }] of sites.entries()) {
        console.log(`Comparing with the exact query among ${sizes[index]} professionals…`)
        const exact = await checkSearches(ctx, searches.slice(0, comparedCount), maxResults)
        answers.push({ ...exact, ...(await askJudgedOfProfessionals(ctx)) })
      }
      console.log('Measuring…')
      const samples = await measureSearches(sites, searches, rounds)
      const rates = await measurePages(sites, searches, rounds)
      const results = sizes.flatMap((professionals, index): Result[] => {
        const [answer, sample, pagesPerSecond] = [answers[index], samples[index], rates[index]]
        return answer && sample && pagesPerSecond !== undefined
          ? [{ professionals, ...answer, samples: sample, pagesPerSecond }]
          : []
      })
      const [version] = await first.ctx.db.$queryRaw<{ server_version: string }[]>`SHOW server_version`
      const postgres = version?.server_version ?? ''
      const report = reportOf(results, {
        searches: searchCount,
        rounds: rounds - 1,
        limit: maxResults,
        postgres,
      })
      await writeFile(reportFile, report)
      console.log(report)
      return missedTargets(results).length === 0
    } finally {
      await stop()
    }
  } finally {
    for (const { drop } of databases) await drop()
    await server.stop()
  }
}
