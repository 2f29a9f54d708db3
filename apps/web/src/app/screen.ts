import type { Role } from '@oficio/contracts/access'
import { type Page, pages } from '@oficio/contracts/pages'

/** Roles whose daily way through the site is another than a client's. */
const workRoles = ['professional', 'admin'] as const satisfies readonly Role[]
export type WorkRole = (typeof workRoles)[number]

const all: readonly Page[] = Object.values(pages)

/** Returns the pages whose path begins with that word, the frame's only knowledge of where somebody is. */
const pagesBelow = (segment: string | null) => all.filter(({ path }) => path.split('/', 2)[1] === segment)

/** Returns whose work the pages below that word are for; null where they are not for work. */
export const roleOfScreen = (segment: string | null): WorkRole | null =>
  workRoles.find((role) =>
    pagesBelow(segment).some(({ access }) => typeof access !== 'string' && access.includes(role)),
  ) ?? null

/** Returns whether somebody comes there to get on with something of their own, not to get to know the site. */
export const isOwnScreen = (segment: string | null): boolean =>
  pagesBelow(segment).some(({ access, isSecret }) => access !== 'anyone' || isSecret)
