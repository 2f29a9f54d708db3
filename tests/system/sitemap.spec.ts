import { expect, type Page } from '@playwright/test'
import { long, test } from '../journeys/support/fixtures'
import { graphsOf } from './markup/graphs-of'
import { htmlFaults } from './markup/html-faults'
import { buildScene } from './scene'

/** Number of requested addresses per kind of page. Most are rendered for the first time then. */
const sampledOfKind = 2
/**
 * Number of kinds of pages of which one page is checked against the HTML standard. `npm run drill -- markup` checks
 * more.
 */
const readClosely = 8

test(
  'the sitemap names only addresses that answer as their own, and robots.txt leads to it',
  long,
  async ({ connect, page, world }) => {
    await buildScene(world)
    const visitor = await connect(null)
    const robots = await (await visitor.get('/robots.txt')).text()
    const [, sitemap] = /^Sitemap: (.*)$/m.exec(robots) ?? []
    expect(sitemap).toBe(`${world.site.origin}/sitemap.xml`)
    const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path)
    expect(closed).toContain('/api/')

    await page.goto('/robots.txt')
    const read = async (url: string) => {
      const answer = await visitor.get(url)
      expect([url, answer.status(), answer.headers()['content-type']]).toEqual([
        url,
        200,
        'application/xml; charset=utf-8',
      ])
      return addressesIn(page, await answer.text())
    }
    const parts = await read('/sitemap.xml')
    expect(parts.length).toBeGreaterThan(1)
    const addresses = (await Promise.all(parts.map(read))).flat()
    expect(new Set(addresses).size).toBe(addresses.length)
    const counts = new Map<string, number>()
    for (const address of addresses.toReversed()) {
      const { pathname } = new URL(address)
      expect(closed.filter((path) => pathname.startsWith(path))).toEqual([])
      const kind = kindOf(pathname)
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      if (count > sampledOfKind) continue
      const answer = await visitor.get(address, { maxRedirects: 0 })
      const html = await answer.text()
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
      expect([address, answer.status(), canonical]).toEqual([address, 200, address.replace(/\/$/, '')])
      for (const graph of graphsOf(html)) expect(graph).toHaveProperty('@graph')
      if (count > 1 || counts.size > readClosely) continue
      expect([address, await htmlFaults(html)]).toEqual([address, []])
    }
    expect(counts.size).toBeGreaterThanOrEqual(readClosely)
  },
)

/** Returns the kind of an address. Addresses with the same first part and the same length mostly belong to one page. */
function kindOf(pathname: string): string {
  const parts = pathname.split('/')
  return `${parts[1]} ${parts.length}`
}

/** Returns the addresses in an XML document. The browser's parser throws if it is invalid. */
const addressesIn = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const fault = parsed.querySelector('parsererror')
    if (fault) throw new Error(fault.textContent ?? 'no XML')
    return [...parsed.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '')
  }, xml)
