import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Page, pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { profilePath } from '@oficio/contracts/professionals/public-address'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { startProduct } from '../calls/product-server'
import { type Audit, audit } from './audit'
import { missedTargets, type PageAudit, reportOf } from './report'

const rounds = 3
const reportFile = fileURLToPath(new URL('../../../docs/measurements/bench-lighthouse.md', import.meta.url))

/**
 * Runs Lighthouse on every indexable page, as a slow phone shows it. Writes docs/measurements/bench-lighthouse.md.
 * Returns whether every target was met.
 */
export async function benchLighthouse(): Promise<boolean> {
  console.log('Building and starting the product…')
  const { origin, ctx, stop } = await startProduct()
  try {
    const addresses = await shownAddresses(ctx)
    const all: readonly Page[] = Object.values(pages)
    const results: PageAudit[] = []
    for (const { path } of all.filter(({ isIndexable }) => isIndexable)) {
      const address = addresses[path] ?? path
      const audits: Audit[] = []
      for (let round = 0; round < rounds; round += 1) {
        console.log(`Looking at ${address}, ${round + 1} of ${rounds}…`)
        audits.push(await audit(`${origin}${address}`))
      }
      results.push({ path, audits })
    }
    const report = reportOf(results, rounds)
    await writeFile(reportFile, report)
    console.log(report)
    return missedTargets(results).length === 0
  } finally {
    await stop()
  }
}

/** Returns addresses for the page paths that have a record in them. The records come from the demo data. */
async function shownAddresses({ db }: Ctx): Promise<Record<string, string>> {
  const { user, ...professional } = await db.professional.findFirstOrThrow({
    where: { status: 'approved' },
    include: { user: true },
  })
  const business = await db.business.findFirstOrThrow({
    where: { status: 'active', reviewCount: { gt: 0 } },
    orderBy: { score: 'desc' },
  })
  return {
    [pages.publicProfile.path]: profilePath({ ...user, ...professional }),
    [pages.business.path]: paths.business(business.slug),
    [pages.rubroTowns.path]: paths.rubroTowns('plomeria'),
    [pages.rubroInTown.path]: paths.rubroInTown('plomeria', 'rosario'),
    [pages.rubroInProvince.path]: paths.rubroInProvince('plomeria', 'santa-fe'),
    [pages.categoryTowns.path]: paths.categoryTowns('cafes'),
    [pages.categoryInTown.path]: paths.categoryInTown('cafes', 'rosario'),
    [pages.categoryInProvince.path]: paths.categoryInProvince('cafes', 'santa-fe'),
  }
}
