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
    <nav aria-label="Categorías" className="pb-8 max-sm:pb-6">
      {/* On a phone the row scrolls sideways, so that the results are close below it. */}
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
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
