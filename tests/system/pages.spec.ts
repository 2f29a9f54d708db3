import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from '../journeys/support/fixtures'
import { buildScene, pagesOnDisk, type Scene, type Who } from './page-addresses'

let scene: Scene
test.beforeAll(async ({ world }) => {
  scene = await buildScene(world)
})

const seen: readonly Who[] = ['anonymous', 'user', 'professional', 'admin']

for (const who of seen) {
  test(`every page that ${who} may open shows something, without error, violation or barrier`, async ({
    visit,
  }, { project }) => {
    const page = await visit(scene.usernames[who])
    const faults: string[] = []
    watch(page, faults)
    const links = new Set<string>()
    for (const { address, isFor, isPublic } of await pagesOnDisk(scene)) {
      // The same for everybody but for the header, which the other window has shown.
      const isSeen = isPublic && who !== 'anonymous' && project.name === 'desktop'
      if (!isFor(who) || isSeen) continue
      await test.step(address, async () => {
        await page.goto(address)
        await settled(page)
        expect(
          (await page.getByRole('main').innerText()).trim().length,
          `${address} is empty`,
        ).toBeGreaterThan(40)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect.soft(await widthOver(page), `${address} scrolls sideways`).toBe(0)
        for (const barrier of await barriersOf(page)) faults.push(`${address}: ${barrier}`)
        for (const link of await linksOf(page)) links.add(link)
      })
    }
    // The same links stand in both windows.
    for (const link of project.name === 'phone' ? links : []) {
      const answer = await page.request.get(link)
      if (answer.status() >= 400) faults.push(`the link to ${link} answers ${answer.status()}`)
    }
    expect(faults).toEqual([])
  })
}

/** Collects what the browser complains about. */
function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()}: console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`))
  void page.exposeFunction('reportViolation', (what: string) => faults.push(`${page.url()}: CSP: ${what}`))
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // Put there by the line above.
      const report = Reflect.get(window, 'reportViolation')
      report(`${violatedDirective} blocked ${blockedURI}`)
    })
  })
}

/** Waits for the parts that the browser fetches for this visitor; asked in the page, which knows it a second earlier. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.animate-skeleton, [aria-busy=true]') === null)

/** Returns by how many pixels the page is wider than its window. */
const widthOver = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns what axe finds serious or worse, by WCAG 2.2 A and AA. */
async function barriersOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Its other way opens a second page each time, for frames of other sites, of which there are none.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Returns where the links of the page lead, within the site and without the part after '#'. */
async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => Reflect.get(link, 'href')))
  const { origin } = new URL(page.url())
  return addresses
    .map((address) => String(address).split('#')[0] ?? '')
    .filter((address) => address.startsWith(`${origin}/`))
}
