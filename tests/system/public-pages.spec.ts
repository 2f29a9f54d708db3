import { expect } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { buildScene, pagesOf } from './page-addresses'

test('a page is kept whole, and may be found, exactly when the table of pages says so', async ({
  connect,
  world,
}) => {
  const visitor = await connect(null)
  for (const { address, isPublic, isCached, isIndexable } of pagesOf(await buildScene(world))) {
    if (!isPublic) continue
    const answer = await visitor.get(address)
    const headers = answer.headers()
    const html = await answer.text()
    const isKept = headers['x-nextjs-cache'] !== undefined
    const isHidden = `${headers['x-robots-tag']} ${/<meta name="robots"[^>]*>/.exec(html)}`.includes(
      'noindex',
    )
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    expect({ address, isKept, isHidden, canonical: canonical ?? null }).toEqual({
      address,
      isKept: isCached,
      isHidden: !isIndexable,
      canonical: isIndexable ? new URL(address, world.site.origin).href.replace(/\/$/, '') : null,
    })
  }
})
