import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { categoryDrawing } from '@oficio/drawings/icons'
import { Mark } from '@/components/illustrations/mark'
import { Link } from '@/components/ui/link'
import { type BusinessSearchFields, businessSearchAddress } from './business-address'
import { facetCount } from './count-text'

interface CategoryLinksProps {
  fields: BusinessSearchFields
  categories: readonly BusinessFacet[]
  /** The slug of the chosen category, or '' for none. */
  chosenSlug: string
}

/**
 * A row of links that choose a category and keep the rest of the search. The link of the chosen category removes it.
 */
export function CategoryLinks({ fields, categories, chosenSlug }: CategoryLinksProps) {
  const filledCategories = categories.filter(({ count, slug }) => count > 0 || slug === chosenSlug)
  if (filledCategories.length === 0) return null
  // The chosen category is first, because a phone shows only the beginning of the row.
  const ordered = [...filledCategories].sort(
    (a, other) => Number(other.slug === chosenSlug) - Number(a.slug === chosenSlug),
  )
  return (
    <nav aria-label="Categorías" className="pb-8 max-sm:pb-6">
      {/* On a phone the row scrolls sideways, so that the results are close below it. */}
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {ordered.map(({ id, name, slug, ...counts }) => (
          <li key={id} className="shrink-0 snap-start">
            <Link
              href={businessSearchAddress({ ...fields, category: slug === chosenSlug ? '' : slug })}
              aria-current={slug === chosenSlug ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border bg-surface py-1 pr-4 pl-2.5 font-medium transition-colors hover:border-primary hover:text-primary aria-current:border-primary aria-current:bg-primary-soft aria-current:text-primary-soft-foreground"
            >
              <Mark name={categoryDrawing(slug)} className="size-9" />
              {name}
              <span className="text-sm text-muted-foreground tabular-nums">
                {slug === chosenSlug ? 'Quitar' : facetCount(counts)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
