'use client'

import type { DrawingName } from '@oficio/drawings/address'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Link } from '@/components/ui/link'

/** What the place of a featured business shows. */
export interface FeaturedFacts {
  id: string
  href: string
  name: string
  logoUrl: string | null
  /** The drawing of the category, for a business without a logo. */
  mark: DrawingName
  summary: string
  /** Says that a place was paid for, if it was. */
  reason: string
}

interface FeaturedBusinessesProps {
  featured: readonly FeaturedFacts[]
  /** The name of the plan. */
  badge: string
}

/** The featured businesses, each with the reason. They are separate from the results and do not change their order. */
export function FeaturedBusinesses({ featured, badge }: FeaturedBusinessesProps) {
  if (featured.length === 0) return null
  return (
    <section
      aria-labelledby="destacados"
      className="space-y-3 rounded-card bg-sol-soft/60 p-4 max-sm:space-y-1 max-sm:pt-2 max-sm:pb-3 md:p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="destacados" className="text-xl max-sm:text-base">
          Destacados
        </h2>
        <p className="text-sm text-muted-foreground max-sm:hidden">
          Tienen un lugar aparte. El orden de los resultados no cambia.
        </p>
      </div>
      {/* On a phone a low row that scrolls sideways, so that the results begin on the first screen. */}
      <ul className="flex gap-3 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:grid sm:grid-cols-2 xl:grid-cols-3">
        {featured.map((business) => (
          <li
            key={business.id}
            className="relative flex gap-3 rounded-card border bg-surface p-4 transition-colors hover:border-primary max-sm:w-64 max-sm:items-center max-sm:p-2 max-sm:shrink-0 max-sm:snap-start max-sm:only:w-full"
          >
            <Avatar seed={business.name} src={business.logoUrl} mark={business.mark} />
            <div className="min-w-0 space-y-1 max-sm:space-y-0">
              <h3 className="text-base wrap-anywhere max-sm:line-clamp-1">
                <Link href={business.href} className="cover-link font-semibold text-primary">
                  {business.name}
                </Link>
              </h3>
              <p className="text-sm wrap-anywhere text-muted-foreground max-sm:hidden">{business.summary}</p>
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted-foreground max-sm:line-clamp-1">
                <Badge tone="sun" className="max-sm:hidden">
                  {badge}
                </Badge>
                {business.reason}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
