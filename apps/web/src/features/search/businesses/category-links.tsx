import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { Link } from '@/components/ui/link'
import { businessSearchAddress, everyBusiness } from './business-address'
import { facetCount } from './count-text'

/** The way to each category that has something, for whoever has not asked for anything yet. */
export function CategoryLinks({ categories }: { categories: readonly BusinessFacet[] }) {
  const filled = categories.filter(({ count }) => count > 0)
  if (filled.length === 0) return null
  return (
    <nav aria-label="Categorías" className="pb-8 max-sm:pb-6">
      {/* On a phone one row, moved sideways: what is looked for stands close below it. */}
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {filled.map(({ id, name, slug, ...counted }) => (
          <li key={id} className="shrink-0 snap-start">
            <Link
              href={businessSearchAddress({ ...everyBusiness, category: slug })}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border bg-surface px-4 font-medium transition-colors hover:border-primary hover:text-primary"
            >
              {name}
              <span className="text-sm text-muted-foreground tabular-nums">{facetCount(counted)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
