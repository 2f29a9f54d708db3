'use client'

import type { DrawingName } from '@oficio/drawings/address'
import { Mark } from '@/components/illustrations/mark'
import { Link } from '@/components/ui/link'

/** A link that chooses a category and keeps the rest of the search, or removes the chosen one. */
export interface CategoryChoice {
  name: string
  href: string
  mark: DrawingName
  /** The number of results. Null for the chosen category. */
  count: string | null
}

/** A row of links that choose a category. The link of the chosen category removes it. */
export function CategoryLinks({ choices }: { choices: readonly CategoryChoice[] }) {
  if (choices.length === 0) return null
  return (
    <nav aria-label="Categorías">
      {/* On a phone the row scrolls sideways, so that the results are close below it. */}
      <ul className="chip-row">
        {choices.map(({ name, href, mark, count }) => (
          <li key={name} className="shrink-0 snap-start">
            <Link href={href} aria-current={count === null ? 'true' : undefined} className="pill-link">
              <Mark name={mark} className="size-9" />
              {name}
              <span className="text-sm text-muted-foreground tabular-nums">{count ?? 'Quitar'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
