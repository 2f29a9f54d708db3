import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { makeWorker } from '@oficio/launcher/parts/worker'
import { databasePid } from '../../drills/operation/database-pid'
import { seededRandom } from '../../seeded-random'
import { type Product, startProduct } from '../calls/product-server'
import { type Addresses, readAddresses } from './addresses'
import { changeBusiness, countStale } from './changes'
import { fillSite } from './fill-site'
import { joinCosts, measureRate, measureVisits, type VisitCosts } from './measure-visits'
import { createMix } from './mix'
import { memoryMb, type Programs, programsMs } from './process-figures'
import { type Figures, missedTargets, reportOf } from './report'
import { zipf } from './visits'

const usualSize = 10_000
const counts = {
  visits: 30_000,
  coldVisits: 500,
  firstViews: 300,
  hits: 5_000,
  changes: 200,
  ratedVisits: 3_000,
}
const perSecond = 40
const writeShare = 0.02
/** Wait before the memory after the load is read, in seconds. The report names it. */
const restSeconds = Number(process.env.BENCH_REST_SECONDS ?? 60)

/** Returns the file of the report. Each size has its own. */
const reportFile = (size: number): string =>
  fileURLToPath(
    new URL(
      `../../../docs/measurements/bench-peer-mix${size === usualSize ? '' : `-${size}`}.md`,
      import.meta.url,
    ),
  )

/**
 * Measures a mix of visits by Zipf's law with changes between them, from the first request of a new process on. Then by
 * themselves: first views, searches that nobody made before, kept pages, and visits at a fixed rate. Counts all
 * processes. The number of businesses and of professionals is the argument after the bench's name, 10,000 by default.
 * WEB_PROCESSES sets the number of web processes. Writes docs/measurements/bench-peer-mix.md, or
 * bench-peer-mix-<size>.md. Returns whether every target was met.
 */
export async function benchPeerMix(): Promise<boolean> {
  const size = Number(process.argv[3] ?? usualSize)
  const webProcesses = process.env.WEB_PROCESSES ?? '1'
  // The heap limit of a small machine. With all memory of a large one, Node would hardly collect garbage.
  const product = await startProduct({
    NODE_OPTIONS: '--max-old-space-size=512',
    WEB_PROCESSES: webProcesses,
  })
  const worker = makeWorker({
    dataDir: product.dataDir,
    env: product.env,
    mode: 'built',
    log: () => undefined,
  })
  try {
    const site = {
      origin: product.origin,
      webPid: product.pid,
      postmasterPid: await databasePid(product.dataDir),
    }
    const startMs = (await programsMs({ ...site, workerPid: product.pid })).web
    await fillSite(product, size)
    worker.start()
    const workerPid = worker.pid()
    if (workerPid === undefined) throw new Error('the worker does not run')
    const figures = await measureAll(product, { ...site, workerPid })
    const report = reportOf({
      ...figures,
      startMs,
      size,
      webProcesses: Number(webProcesses),
      counts,
      perSecond,
      writeShare,
    })
    await writeFile(reportFile(size), report)
    console.log(report)
    return missedTargets(figures).length === 0
  } finally {
    await worker.stop()
    await product.stop()
  }
}

type SiteFigures = Pick<Figures, 'visitCosts' | 'memory' | 'staleCount'>

async function measureAll(product: Product, site: Programs & { origin: string }): Promise<SiteFigures> {
  const addresses = await readAddresses(product.ctx)
  const random = seededRandom(43)
  const { firstViews } = counts
  // The last addresses are never drawn, so that they are first views later.
  const drawnAddresses: Addresses = {
    businesses: addresses.businesses.slice(0, -firstViews),
    profiles: addresses.profiles.slice(0, -firstViews),
    landings: addresses.landings,
    businessSearches: addresses.businessSearches.slice(0, -firstViews),
    professionalSearches: addresses.professionalSearches.slice(0, -firstViews),
  }
  const draw = createMix(drawnAddresses, random)
  const drawBusiness = zipf(drawnAddresses.businesses, random)
  const visits = Array.from({ length: counts.visits }, draw)
  const changeSome = async () => {
    if (random() < writeShare) await changeBusiness(product.ctx, drawBusiness(), 'Cambió.')
  }
  const atRest = await memoryOf(site)
  console.log('Mixing…')
  const cold = await measureVisits(
    site,
    'the first of the mix',
    visits.slice(0, counts.coldVisits),
    changeSome,
  )
  const rest = await measureVisits(site, 'rest', visits.slice(counts.coldVisits), changeSome)
  const afterMix = await memoryOf(site)
  const visitCosts: VisitCosts[] = [joinCosts('mix', [cold, rest]), cold]
  const unseen = (kind: keyof Addresses) => addresses[kind].slice(-firstViews)
  visitCosts.push(
    await measureVisits(site, 'first view of a business', unseen('businesses')),
    await measureVisits(site, 'first view of a profile', unseen('profiles')),
    await measureVisits(site, 'search of businesses never made before', unseen('businessSearches')),
    await measureVisits(site, 'search of professionals never made before', unseen('professionalSearches')),
    await measureVisits(
      site,
      'kept page',
      Array.from({ length: counts.hits }, (_none, at) => unseen('businesses')[at % 50] ?? ''),
    ),
  )
  console.log('Visiting at a fixed rate…')
  const rated = Array.from({ length: counts.ratedVisits }, draw)
  visitCosts.push(await measureRate(site, `mix at ${perSecond} visits a second`, rated, perSecond))
  console.log('Looking for old pages…')
  const changed = Array.from({ length: counts.changes }, drawBusiness)
  const staleCount = await countStale(product, changed)
  await sleep(restSeconds * 1_000)
  const memory = { atRest, afterMix, afterRest: await memoryOf(site), restSeconds }
  return { visitCosts, memory, staleCount }
}

const memoryOf = async ({ webPid, workerPid, postmasterPid }: Programs) => ({
  web: await memoryMb(webPid),
  worker: await memoryMb(workerPid),
  database: await memoryMb(postmasterPid),
})
