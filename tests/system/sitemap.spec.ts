import { expect, type Page } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { graphsOf } from './markup/graphs-of'
import { htmlFaults } from './markup/html-faults'
import { buildScene } from './scene'

/** How many addresses of the sitemap are asked for. */
const sampled = 40
/** Of how many kinds of page one is held against the standard of HTML; `npm run drill -- markup` does more. */
const readClosely = 8

test('the sitemap names only addresses that answer as their own, and robots.txt leads to it', async ({
  connect,
  page,
  world,
}) => {
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
  const step = Math.max(1, Math.floor(addresses.length / sampled))
  const kinds = new Set<string>()
  for (const address of addresses.filter((_address, index) => index % step === 0)) {
    const { pathname } = new URL(address)
    expect(closed.filter((path) => pathname.startsWith(path))).toEqual([])
    const answer = await visitor.get(address, { maxRedirects: 0 })
    const html = await answer.text()
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    expect([address, answer.status(), canonical]).toEqual([address, 200, address.replace(/\/$/, '')])
    for (const graph of graphsOf(html)) expect(graph).toHaveProperty('@graph')
    const kind = `${pathname.split('/')[1]} ${pathname.split('/').length}`
    if (kinds.has(kind) || kinds.size >= readClosely) continue
    kinds.add(kind)
    expect([address, await htmlFaults(html)]).toEqual([address, []])
  }
})

/** Returns what an XML document names; the browser says whether it is one. */
const addressesIn = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml')
    const fault = parsed.querySelector('parsererror')
    if (fault) throw new Error(fault.textContent ?? 'no XML')
    return [...parsed.querySelectorAll('loc')].map(({ textContent }) => textContent ?? '')
  }, xml)
