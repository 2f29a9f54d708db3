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

test('a profile has one address: the id alone and another name lead to it, at the first visit and later', async ({
  connect,
  world,
}) => {
  const visitor = await connect(null)
  const { professionalId, profilePath } = await buildScene(world)
  for (const name of ['', 'otro-nombre-']) {
    for (const visit of ['first', 'second']) {
      const answer = await visitor.get(`/professionals/${name}${professionalId}`, { maxRedirects: 0 })
      expect({ visit, status: answer.status(), to: answer.headers().location }).toEqual({
        visit,
        status: 308,
        to: profilePath,
      })
    }
  }
  for (const nobody of ['x', `nadie-${world.ctx.ids.next()}`])
    expect((await visitor.get(`/professionals/${nobody}`)).status()).toBe(404)
})
