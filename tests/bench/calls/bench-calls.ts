import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { activeBannersAddress } from '@oficio/contracts/advertising/showing-addresses'
import { type Page, pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildServiceRequest } from '@oficio/domain/testing/builders/build-service-request'
import { benchedSlot, showBanner } from './ad-calls'
import { startBareServer } from './bare-server'
import { type Comparison, compareCall, comparePage } from './compare'
import { type Product, startProduct } from './product-server'
import { missedTargets, reportOf } from './report'
import { measureWrites } from './write-calls'

const targets = { page: 1.2, call: 2 }
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-calls.md', import.meta.url))

/** Calls on the way to filing a request, the call of the pages with advertising slots, and the health check. */
const publicCalls = [
  '/api/rubros',
  '/api/places/provincias',
  '/api/places/localidades?provincia=Santa%20Fe',
  '/api/health',
  activeBannersAddress(benchedSlot),
]

/**
 * Measures the cost of a request for the serving process: every fully cached page, public calls, and writing calls with
 * their queries. Writes docs/measurements/bench-calls.md. Returns whether every target was met.
 */
export async function benchCalls(): Promise<boolean> {
  console.log('Building and starting a site that does nothing…')
  const bare = await startBareServer()
  try {
    console.log('Building and starting the product…')
    const product = await startProduct()
    try {
      const bannerId = await showBanner(product)
      const figures = {
        pages: await inTurn(await cachedPages(product), (path) => comparePage(product, bare, path)),
        calls: await inTurn(publicCalls, (path) => compareCall(product, bare, path)),
        writes: await measureWrites(product, bannerId),
      }
      const report = reportOf(figures, targets)
      await writeFile(reportFile, report)
      console.log(report)
      return missedTargets(figures, targets).length === 0
    } finally {
      await product.stop()
    }
  } finally {
    await bare.stop()
  }
}

async function inTurn(
  paths: string[],
  measure: (path: string) => Promise<Comparison>,
): Promise<Comparison[]> {
  const results: Comparison[] = []
  for (const path of paths) {
    console.log(`Measuring ${path}…`)
    results.push(await measure(path))
  }
  return results
}

/** Returns the address of every fully cached page. */
async function cachedPages({ ctx }: Product): Promise<string[]> {
  const request = await buildServiceRequest(ctx)
  const professional = await buildProfessional(ctx)
  const profile = profilePath({ ...professional.user, ...professional })
  const { slug } = await buildBusiness(ctx)
  const all: readonly Page[] = Object.values(pages)
  return all
    .filter(({ isCached }) => isCached)
    .map(({ path }) => {
      if (path === pages.publicProfile.path) return profile
      return (
        path
          .replace('[id]', request.id)
          .replace('[idOrSlug]', slug)
          // Places and rubros in which the records above are listed.
          .replace('[rubro]', 'plomeria')
          .replace('[categoria]', 'cafes')
          .replace('[ciudad]', 'rosario')
          .replace('[provincia]', 'santa-fe')
      )
    })
}
