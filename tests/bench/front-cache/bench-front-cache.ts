import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { missingPrograms } from '../../front-cache/run-program'
import { startNginx } from '../../front-cache/start-nginx'
import { bareTwin, startBareServer } from '../calls/bare-server'
import { median } from '../calls/compare'
import { type Product, startProduct } from '../calls/product-server'
import { askAtFullSpeed } from './ask-at-full-speed'
import { missedTargets, type PathComparison, reportOf } from './report'

const rounds = 3
/** A pause between measurements, because a server first finishes the requests that it has accepted. */
const pauseMs = 1_000
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-front-cache.md', import.meta.url))

/**
 * Measures the requests per second of public pages behind nginx with the configuration of deploy/nginx. Compares them
 * with a static page of equal size that a bare Next serves. Writes docs/measurements/bench-front-cache.md. Returns
 * whether every target was met.
 */
export async function benchFrontCache(): Promise<boolean> {
  const missing = missingPrograms('nginx', 'wrk')
  if (missing.length > 0) {
    console.error(
      `Not measured: this machine has no ${missing.join(' and no ')}. Debian: apt-get install nginx-light wrk`,
    )
    return false
  }
  const stops: (() => Promise<void>)[] = []
  try {
    console.log('Building and starting a site that does nothing…')
    const bare = await startBareServer()
    stops.push(bare.stop)
    console.log('Building and starting the product…')
    const product = await startProduct()
    stops.push(product.stop)
    const front = await startNginx([product.origin])
    stops.push(front.stop)
    const comparisons: PathComparison[] = []
    for (const path of await publicPages(product)) {
      console.log(`Measuring ${path}…`)
      const webUrl = product.origin + path
      const { url: bareUrl } = await bareTwin(bare.origin, { url: webUrl, encoding: 'gzip' })
      comparisons.push({
        path,
        ...(await measure({ bareUrl, webUrl, frontUrl: front.origin + path })),
      })
    }
    const report = reportOf(comparisons)
    await writeFile(reportFile, report)
    console.log(report)
    return missedTargets(comparisons).length === 0
  } finally {
    for (const stop of stops.reverse()) await stop()
  }
}

/** Returns one address per kind of public page, because for a front cache pages differ only in size. */
async function publicPages({ ctx }: Product): Promise<string[]> {
  const professional = await buildProfessional(ctx)
  const { slug } = await buildBusiness(ctx)
  return [
    paths.home(),
    paths.business(slug),
    profilePath({ ...professional.user, ...professional }),
    '/profesionales/plomeria/rosario',
  ]
}

type Urls = Record<'bareUrl' | 'webUrl' | 'frontUrl', string>

/** Measures all three servers in every round, so that a machine that slows down for a while slows down all of them. */
async function measure({ bareUrl, webUrl, frontUrl }: Urls): Promise<Omit<PathComparison, 'path'>> {
  const roundFigures: Omit<PathComparison, 'path'>[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await askAtFullSpeed(bareUrl)
    await sleep(pauseMs)
    const web = await askAtFullSpeed(webUrl)
    await sleep(pauseMs)
    const front = await askAtFullSpeed(frontUrl)
    await sleep(pauseMs)
    // The first round lets the JavaScript compiler optimise and does not count.
    if (round > 0) roundFigures.push({ bare, web, front, ratio: front / bare })
    console.log(`  ${bare.toFixed(0)}, ${web.toFixed(0)}, ${front.toFixed(0)} a second`)
  }
  const middle = (name: 'bare' | 'web' | 'front' | 'ratio') =>
    median(roundFigures.map((round) => round[name]))
  return { bare: middle('bare'), web: middle('web'), front: middle('front'), ratio: middle('ratio') }
}
