import type { WaitingCounts } from '@oficio/contracts/admin/overview'
import { linksOf, panelGroups, panelMenu, workMenu } from '@oficio/contracts/menus'
import { paths } from '@oficio/contracts/paths'

const links = [...linksOf(workMenu, 'admin'), ...linksOf(panelMenu, 'admin')]

type MenuLink = (typeof links)[number]

/** The link to the start page of the panel, which belongs to no group. */
export const startLink = links.filter(({ page }) => page === 'admin')

export const menuGroups = panelGroups.map(({ title, pages }) => ({
  title,
  links: links.filter(({ page }) => pages.some((grouped) => grouped === page)),
}))

/** Returns whether the address belongs to the link: its page, or a page that is opened from it. */
export const isAt = (pathname: string, { href, under }: MenuLink): boolean =>
  pathname === href ||
  (href !== paths.admin() && pathname.startsWith(`${href}/`)) ||
  under.some((start) => pathname.startsWith(start))

export const totalOf = (counts: WaitingCounts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0)
