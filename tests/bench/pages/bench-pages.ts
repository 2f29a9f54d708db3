import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { paths } from '@oficio/contracts/paths'
import { countBusinessScores } from '@oficio/domain/search/businesses/count-business-scores'
import { countBusinessWords } from '@oficio/domain/search/businesses/count-business-words'
import { buildBusiness } from '@oficio/domain/testing/builders/build-business'
import { startBareServer } from '../calls/bare-server'
import { type Comparison, comparePage } from '../calls/compare'
import { type Product, startProduct } from '../calls/product-server'
import { missedTargets, type PageFigures, reportOf } from './report'
import { changeReviews } from './two-instances'

const businessCount = 60
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-pages.md', import.meta.url))

/**
 * Measures the processor time of kept pages of the directory, compared with a static page, and whether two instances show
 * a change at once. Writes docs/measurements/bench-pages.md. Returns whether every target was met.
 */
export async function benchPages(): Promise<boolean> {
  console.log('Building and starting a site that does nothing…')
  const bare = await startBareServer()
  try {
    console.log('Building and starting the product…')
    const product = await startProduct()
    try {
      const business = await fill(product)
      const comparisons: Comparison[] = []
      for (const path of [business, ...searches]) {
        console.log(`Measuring ${path}…`)
        comparisons.push(await comparePage(product, bare, path))
      }
      console.log('Changing a review at two instances in turn…')
      const pageFigures: PageFigures = { pages: comparisons, freshness: await changeReviews(product) }
      const report = reportOf(pageFigures)
      await writeFile(reportFile, report)
      console.log(report)
      return missedTargets(pageFigures).length === 0
    } finally {
      await product.stop()
    }
  } finally {
    await bare.stop()
  }
}

const searches = [
  `${paths.searchBusinesses()}?${new URLSearchParams({ query: 'cafeteria' })}`,
  `${paths.searchBusinesses()}?${new URLSearchParams({ category: 'cafes', cityName: 'Rosario, Santa Fe' })}`,
]

/** Stores enough businesses to fill the pages of a search. Returns the address of one of them. */
async function fill({ ctx }: Product): Promise<string> {
  let slug = ''
  for (let number = 0; number < businessCount; number += 1)
    slug = (await buildBusiness(ctx, { tagIds: [1 + (number % 3)] })).slug
  await countBusinessScores(ctx)
  await countBusinessWords(ctx)
  return paths.business(slug)
}
