import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { paths } from '@oficio/contracts/paths'
import { purgeBusiness } from '@oficio/domain/businesses/purge-business'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { countBusinessScores } from '@oficio/domain/search/businesses/count-business-scores'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { databasePid } from '../../drills/operation/database-pid'
import { seededRandom } from '../../seeded-random'
import { type Product, startProduct } from '../calls/product-server'
import { fillBusinesses } from '../directory/fill-businesses'
import { allMs, memoryMb } from './process-figures'
import { type Kind, missedTargets, reportOf } from './report'
import { type Answer, createVisitor, inTurns, zipf } from './visits'

const sizes = {
  businesses: 10_000,
  pages: 10_000,
  searches: 10_000,
  visits: 30_000,
  firstViews: 300,
  changes: 200,
}
const writeShare = 0.02
/** Wait before the memory after the load is read, in seconds. The report names it. */
const restSeconds = Number(process.env.BENCH_REST_SECONDS ?? 60)
const atOnce = 8
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-peer-mix.md', import.meta.url))

/**
 * Measures a mix of visits to a directory: pages and searches by Zipf's law with changes between them, and by itself the
 * first view of a page, a search that nobody made before, and a kept page. Counts the processor time of the web process
 * and of PostgreSQL. Writes docs/measurements/bench-peer-mix.md. Returns whether every target was met.
 */
export async function benchPeerMix(): Promise<boolean> {
  // The heap limit of a small machine. With all memory of a large one, Node would hardly collect garbage.
  const product = await startProduct({ NODE_OPTIONS: '--max-old-space-size=512' })
  try {
    console.log(`Filling the directory with ${sizes.businesses} businesses…`)
    await fillBusinesses(product.queries.url, sizes.businesses)
    await countBusinessScores(product.ctx)
    await countBusinessWords(product.ctx)
    const postmasterPid = await databasePid(product.dataDir)
    const measure = measurer(product, postmasterPid)
    const { pages, searches } = await readAddresses(product.ctx)
    console.log('Warming up…')
    await measure('warm-up', [...pages.slice(-200), ...searches.slice(-200)])
    const atRest = await memoryMb(product.pid)
    const kinds: Kind[] = []
    kinds.push(await measure('first view of a business', pages.slice(-500 - sizes.firstViews, -500)))
    kinds.push(await measure('search never made before', searches.slice(-500 - sizes.firstViews, -500)))
    kinds.push(
      await measure(
        'kept page',
        Array.from({ length: 5_000 }, (_none, at) => pages.at(-1 - (at % 50)) ?? ''),
      ),
    )
    console.log('Mixing…')
    const random = seededRandom(43)
    const [drawPage, drawSearch] = [zipf(pages, random), zipf(searches, random)]
    const visits = Array.from({ length: sizes.visits }, () => (random() < 0.5 ? drawPage() : drawSearch()))
    kinds.push(
      await measure('mix', visits, async () => {
        if (random() < writeShare) await change(product.ctx, drawPage(), 'Cambió.')
      }),
    )
    const afterMix = await memoryMb(product.pid)
    const staleCount = await countStale(product, Array.from({ length: sizes.changes }, drawPage))
    await sleep(restSeconds * 1_000)
    const memory = { atRest, afterMix, afterRest: await memoryMb(product.pid), restSeconds }
    const figures = { kinds, memory, staleCount, sizes, writeShare }
    const report = reportOf(figures)
    await writeFile(reportFile, report)
    console.log(report)
    return missedTargets(figures).length === 0
  } finally {
    await product.stop()
  }
}

/** Returns a function that visits addresses and measures what they cost. `between` runs after each visit. */
function measurer({ origin, pid }: Product, postmasterPid: number) {
  return async (name: string, addresses: readonly string[], between = async () => {}): Promise<Kind> => {
    const visitor = createVisitor(origin, atOnce)
    const answers: Answer[] = []
    const before = await allMs(pid, postmasterPid)
    await inTurns(addresses, atOnce, async (address) => {
      answers.push(await visitor.visit(address))
      await between()
    })
    const after = await allMs(pid, postmasterPid)
    visitor.close()
    const failedCount = answers.filter(({ status }) => status !== 200).length
    if (failedCount > 0) throw new Error(`${name}: ${failedCount} of ${answers.length} answers are not 200`)
    const durations = answers.map(({ ms }) => ms).sort((a, b) => a - b)
    return {
      name,
      count: answers.length,
      webMs: (after.web - before.web) / answers.length,
      databaseMs: (after.database - before.database) / answers.length,
      bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0) / answers.length,
      hitShare: answers.filter(({ isHit }) => isHit).length / answers.length,
      p50: durations[Math.floor(durations.length * 0.5)] ?? 0,
      p99: durations[Math.floor(durations.length * 0.99)] ?? 0,
    }
  }
}

/** Returns the addresses of pages and of searches. The most visited ones come first. */
async function readAddresses({ db }: Ctx) {
  const businesses = await db.business.findMany({
    where: { status: 'active', slug: { startsWith: 'lugar-' }, publicUntil: null },
    orderBy: { id: 'asc' },
    take: sizes.pages,
    select: { slug: true },
  })
  const towns = await db.localidad.findMany({
    orderBy: { population: 'desc' },
    take: 200,
    select: { nombre: true, provincia: { select: { nombre: true } } },
  })
  const categories = await db.businessCategory.findMany({
    orderBy: { id: 'asc' },
    select: { slug: true, name: true },
  })
  const all = categories.flatMap(({ slug, name }, at) =>
    towns.map(({ nombre, provincia }, rank) => ({
      rank: (rank + 1) * (at + 1),
      address: `${paths.searchBusinesses()}?${new URLSearchParams({
        ...(rank % 2 ? { category: slug } : { query: name }),
        cityName: `${nombre}, ${provincia.nombre}`,
      })}`,
    })),
  )
  return {
    pages: businesses.map(({ slug }) => paths.business(slug ?? '')),
    searches: all
      .sort((a, b) => a.rank - b.rank)
      .slice(0, sizes.searches)
      .map(({ address }) => address),
  }
}

/** Changes the description of a business as its owner's call does, with the purge of its pages. */
async function change(ctx: Ctx, path: string, description: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const slug = decodeURIComponent(path.split('/').at(-1) ?? '')
    const { id } = await ctx.db.business.update({
      where: { slug },
      data: { description },
      select: { id: true },
    })
    await purgeBusiness(ctx, id, { isReview: true })
  })
}

/** Changes businesses one after the other, and counts the pages that show the old text a second after the change. */
async function countStale({ ctx, origin }: Product, addresses: readonly string[]): Promise<number> {
  let staleCount = 0
  await inTurns(
    [...new Set(addresses)].map((address, at) => ({ address, text: `Cambio ${at}.` })),
    atOnce,
    async ({ address, text }) => {
      await fetch(origin + address)
      await change(ctx, address, text)
      const startedAt = performance.now()
      while (performance.now() - startedAt < 1000)
        await fetch(origin + address).then((answer) => answer.text())
      const page = await fetch(origin + address).then((answer) => answer.text())
      if (!page.includes(text)) staleCount += 1
    },
  )
  return staleCount
}
