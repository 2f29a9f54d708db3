import type { Role } from '@oficio/contracts/access'
import { type Page, pages } from '@oficio/contracts/pages'

/** Roles whose daily way through the site is another than a client's. */
const workRoles = ['professional', 'admin'] as const satisfies readonly Role[]
export type WorkRole = (typeof workRoles)[number]

/**
 * What the frame knows of the pages by the first word of their path. Made on the server: the table of all pages would be
 * a good part of the scripts that every page loads.
 */
export interface Screens {
  /** Whose work the pages below a word are for. */
  work: Readonly<Record<string, WorkRole>>
  /** Below these, one or two words of a path, somebody gets on with something of their own, and does not get to know the site. */
  own: readonly string[]
}

/** Open to anybody, but their content is for professionals and admins: to others they say only that. */
const forWork: readonly string[] = [pages.searchServiceRequests.path.slice(1)]

const all: readonly Page[] = Object.values(pages)
const words = [...new Set(all.map(({ path }) => path.split('/', 2)[1] ?? ''))]
const pagesBelow = (word: string) => all.filter(({ path }) => path.split('/', 2)[1] === word)

const roleOf = (word: string): WorkRole | undefined =>
  workRoles.find((role) =>
    pagesBelow(word).some(({ access }) => typeof access !== 'string' && access.includes(role)),
  )

const below = (start: string) => all.filter(({ path }) => `${path}/`.startsWith(`/${start}/`))
const secondWords = [
  ...new Set(
    all.map(({ path }) => path.split('/').slice(1, 3).join('/')).filter((start) => start.includes('/')),
  ),
]

/** Where search engines lead people to they get to know the site, also if something of theirs stands below. */
const isOwn = (start: string): boolean =>
  forWork.includes(start) ||
  (below(start).some(({ access, isSecret }) => access !== 'anyone' || isSecret) &&
    !below(start).some(({ isIndexable }) => isIndexable))

export const screens: Screens = {
  work: Object.fromEntries(
    words.flatMap((word) => {
      const role = roleOf(word)
      return role ? [[word, role] as const] : []
    }),
  ),
  own: [
    ...words.filter(isOwn),
    ...secondWords.filter((start) => isOwn(start) && !isOwn(start.split('/', 1)[0] ?? '')),
  ],
}
