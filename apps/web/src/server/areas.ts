import { type Access, isAllowed, roles } from '@oficio/contracts/access'
import { type Page, pages } from '@oficio/contracts/pages'

const all: readonly Page[] = Object.values(pages)

/** Returns the first segment of a path, which names an area of the site: 'admin' for /admin/pagos. */
export const areaOf = (path: string): string => path.split('/')[1] ?? ''

/** Returns who may see at least one page of an area. Returns null if everybody may, or if the area has no page. */
export function accessOfArea(area: string): Exclude<Access, 'anyone'> | null {
  const accesses = all.filter(({ path }) => areaOf(path) === area).map(({ access }) => access)
  if (accesses.length === 0 || accesses.includes('anyone')) return null
  if (accesses.includes('account')) return 'account'
  return roles.filter((role) => accesses.some((access) => isAllowed(access, role)))
}

const renderedPages = all
  .filter(({ isCached, keptSeconds }) => !isCached && keptSeconds === undefined)
  .map(({ path }) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`))

/** Returns whether a path belongs to a page that is rendered for each visitor. */
export const isRendered = (path: string): boolean => renderedPages.some((pattern) => pattern.test(path))
