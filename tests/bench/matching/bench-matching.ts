import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { limits } from '@oficio/contracts/limits'
import type { Db } from '@oficio/db/client'
import { benchDatabase, benchServer } from './bench-database'
import { checkExactness, type Exactness } from './check-exactness'
import { fillAtOnce } from './fill-at-once'
import { measure } from './measure'
import { missedTargets, type Result, reportOf } from './report'
import { sampleRequests } from './sample-requests'

const sizes = [10_000, 100_000, 500_000, 5_000_000]
const requestCount = 500
const rounds = 5
const targets = { growth: 1.2, p95Ms: 30 }
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-matching.md', import.meta.url))

/**
 * Measures the matching of requests with growing numbers of professionals: exactness and duration. Writes
 * docs/measurements/bench-matching.md. Returns whether every target was met.
 */
export async function benchMatching(): Promise<boolean> {
  const server = await benchServer()
  const databases = []
  try {
    for (const professionals of sizes) {
      console.log(`Filling a database with ${professionals} professionals…`)
      databases.push({ professionals, ...(await benchDatabase(server.urlOf, professionals, fillAtOnce)) })
    }
    const [first] = databases
    if (!first) throw new Error('no size to measure')
    const requests = await sampleRequests(first.db, requestCount)
    const exactness: Exactness[] = []
    for (const database of databases) {
      console.log(`Comparing ${requestCount} answers among ${database.professionals} with the exact ones…`)
      exactness.push(await checkExactness(database, requests, limits.waveSize))
    }
    console.log('Measuring…')
    const dbs = databases.map(({ db }) => db)
    const timings = await measure(dbs, requests, { limit: limits.waveSize, rounds })
    const results = databases.flatMap(({ professionals }, index): Result[] => {
      const [exact, timing] = [exactness[index], timings[index]]
      return exact && timing ? [{ professionals, ...exact, ...timing }] : []
    })
    const postgres = await versionOf(first.db)
    const conditions = { requests: requestCount, rounds, limit: limits.waveSize, postgres }
    const report = reportOf(results, conditions, targets)
    await writeFile(reportFile, report)
    console.log(report)
    return missedTargets(results, requestCount, targets).length === 0
  } finally {
    for (const { drop } of databases) await drop()
    await server.stop()
  }
}

async function versionOf(db: Db): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`
    SELECT format('%s with %s of shared_buffers', current_setting('server_version'), current_setting('shared_buffers'))
      AS version`
  return row?.version ?? ''
}
