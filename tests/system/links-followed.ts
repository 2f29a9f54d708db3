import { pages } from '@oficio/contracts/pages'
import type { Page } from '@playwright/test'

const paths = Object.values(pages).map(({ path }) => path)
const isRow = (pathname: string) => paths.some((path) => path === pathname)

/**
 * Returns the path pattern of the table that an address belongs to; an address outside the table is its own pattern.
 */
function patternOf(pathname: string): string {
  if (isRow(pathname)) return pathname
  return paths.find((path) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`).test(pathname)) ?? pathname
}

/** How many links to one page, with different records in the address, are followed: in `npm test`, and in the drill. */
const followed = { few: 1, many: 6 }

/**
 * Returns of links that lead to the same page of the table the last ones; those of lists differ by their record alone. Those
 * to a row of the table are followed by the drill alone: whom it is open to walks there, everybody else is led away.
 */
export function someOfEachPage(links: readonly string[], { isWhole = false } = {}): string[] {
  const maxFollowed = isWhole ? followed.many : followed.few
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

/** Returns where the links of the page lead, within the site and without the part after '#'. */
export async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((all) => all.map((link) => Reflect.get(link, 'href')))
  const { origin } = new URL(page.url())
  return addresses
    .map((address) => String(address).split('#')[0] ?? '')
    .filter((address) => address.startsWith(`${origin}/`))
}
