import { pages } from '@oficio/contracts/pages'
import type { Page } from '@playwright/test'

const paths = Object.values(pages).map(({ path }) => path)
const isRow = (pathname: string) => paths.some((path) => path === pathname)

/** Returns the path pattern of an address in the table of pages. An address outside the table is its own pattern. */
function patternOf(pathname: string): string {
  if (isRow(pathname)) return pathname
  return paths.find((path) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`).test(pathname)) ?? pathname
}

/**
 * Maximum number of followed links to the same page with different records: in `npm test` (`few`), and in the drill
 * (`many`).
 */
const followedLinks = { few: 1, many: 6 }

/**
 * Returns the last links to each page of the table, because links of a list differ in their record only. Only the drill
 * follows links to a fixed address of the table, because the walk visits those pages itself.
 */
export function someOfEachPage(links: readonly string[], { isWhole = false } = {}): string[] {
  const maxFollowed = isWhole ? followedLinks.many : followedLinks.few
  const counts = new Map<string, number>()
  return links.toReversed().filter((link) => {
    const { pathname, search } = new URL(link)
    if (!isWhole && search === '' && isRow(pathname)) return false
    const page = `${patternOf(pathname)}${search === '' ? '' : '?'}`
    const count = (counts.get(page) ?? 0) + 1
    counts.set(page, count)
    return count <= maxFollowed
  })
}

/** Returns the links of the page within the site, without the part after '#'. */
export async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => Reflect.get(link, 'href')))
  const { origin } = new URL(page.url())
  return addresses
    .map((address) => String(address).split('#')[0] ?? '')
    .filter((address) => address.startsWith(`${origin}/`))
}
