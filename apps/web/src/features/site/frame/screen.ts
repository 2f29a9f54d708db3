import type { Role } from '@oficio/contracts/access'
import { type Page, pages } from '@oficio/contracts/pages'

/** The roles that have their own navigation. */
const workRoles = ['professional', 'admin'] as const satisfies readonly Role[]
export type WorkRole = (typeof workRoles)[number]

/**
 * What the frame knows about the pages, by the first segment of their path. Computed on the server, because the table
 * of all pages would enlarge the scripts of every page.
 */
export interface Screens {
  /** The role for whose work the pages below a segment are. */
  work: Readonly<Record<string, WorkRole>>
  /**
   * The paths of one or two segments below which visitors handle their own matters. Their pages have the short footer.
   */
  own: readonly string[]
}

/** Pages that are public, but whose content is only for professionals and admins. */
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

/**
 * Returns whether the pages below the path are for the visitor's own matters. A path with pages that search engines
 * index is not, even if it has private pages too.
 */
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
