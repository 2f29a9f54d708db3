'use client'

import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'

/** The reviews with one number of stars. */
export interface StarBar {
  stars: number
  count: number
  /** In percent of all reviews. */
  share: number
  /** The page with these reviews. */
  href: string
  isCurrent: boolean
}

/** How many reviews have each number of stars. Each number leads to its reviews. */
export const StarBars = ({ bars }: { bars: readonly StarBar[] }) => (
  <ul aria-label="Reseñas por estrellas" className="min-w-0 grow basis-60 text-sm">
    {bars.map((bar) => (
      <li key={bar.stars}>
        {bar.count > 0 ? (
          <Link
            href={bar.href}
            rel="nofollow"
            aria-current={bar.isCurrent ? 'page' : undefined}
            className="star-bar"
          >
            <BarParts {...bar} />
          </Link>
        ) : (
          <span className="star-bar">
            <BarParts {...bar} />
          </span>
        )}
      </li>
    ))}
  </ul>
)

const BarParts = ({ stars, count, share }: StarBar) => (
  <>
    <span className="inline-flex w-7 shrink-0 items-center justify-between">
      {stars}
      <span className="sr-only">{stars === 1 ? ' estrella:' : ' estrellas:'}</span>
      <Icon name="star" className="size-3.5 fill-star text-star" />
    </span>
    <span aria-hidden className="star-bar-line">
      <span style={{ width: `${share}%` }} />
    </span>
    <span className="min-w-6 text-right">{count}</span>
  </>
)
