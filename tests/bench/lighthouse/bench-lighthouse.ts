import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Page, pages } from '@oficio/contracts/pages'
import { profilePath } from '@oficio/contracts/search/public-profile'
import { startProduct } from '../calls/product-server'
import { type Audit, audit } from './audit'
import { missedTargets, type PageAudit, reportOf } from './report'

const rounds = 3
const reportFile = fileURLToPath(new URL('../../../docs/bench-lighthouse.md', import.meta.url))

/**
 * Has Lighthouse judge every page that search engines may list, as a slow phone shows it. Writes docs/bench-lighthouse.md
 * and returns whether every target was met.
 */
export async function benchLighthouse(): Promise<boolean> {
  console.log('Building and starting the product…')
  const { origin, ctx, stop } = await startProduct()
  try {
    const { user, ...professional } = await ctx.db.professional.findFirstOrThrow({
      where: { status: 'approved' },
      include: { user: true },
    })
    const profile = profilePath({ ...user, ...professional })
    const all: readonly Page[] = Object.values(pages)
    const results: PageAudit[] = []
    for (const { path } of all.filter(({ isIndexable }) => isIndexable)) {
      const address = path === pages.publicProfile.path ? profile : path
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
