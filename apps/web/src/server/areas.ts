import { type Access, isAllowed, roles } from '@oficio/contracts/access'
import { type Page, pages } from '@oficio/contracts/pages'

const all: readonly Page[] = Object.values(pages)

/** Returns the first part of an address, which names an area of the site: 'admin' for /admin/pagos. */
export const areaOf = (path: string): string => path.split('/')[1] ?? ''

/** Returns who may see at least one page of an area, or null when anybody may, and where there is no page. */
export function accessOfArea(area: string): Exclude<Access, 'anyone'> | null {
  const accesses = all.filter(({ path }) => areaOf(path) === area).map(({ access }) => access)
  if (accesses.length === 0 || accesses.includes('anyone')) return null
  if (accesses.includes('account')) return 'account'
  return roles.filter((role) => accesses.some((access) => isAllowed(access, role)))
}

const rendered = all
  .filter(({ isCached }) => !isCached)
  .map(({ path }) => new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`))

/** Returns whether an address is that of a page which is rendered for each visitor. */
export const isRendered = (path: string): boolean => rendered.some((pattern) => pattern.test(path))
