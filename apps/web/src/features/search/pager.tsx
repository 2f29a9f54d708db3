import { PagerLinks } from './pager-links'
import { pagesShown } from './pages-shown'

interface PagerProps {
  current: number
  total: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a result. Renders nothing if there is only one page. */
export function Pager({ current, total, hrefOf }: PagerProps) {
  if (total < 2) return null
  return (
    <PagerLinks
      current={current}
      // A gap has the negative number of its position.
      links={pagesShown(current, total).map((page, at) =>
        page === null ? { page: -at } : { page, href: hrefOf(page) },
      )}
      previousHref={current > 1 && hrefOf(current - 1)}
      nextHref={current < total && hrefOf(current + 1)}
    />
  )
}
