import { Search, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

interface SearchFoldProps {
  /** Results of a search follow; without them the form is the first thing to see on a phone, too. */
  isFolded: boolean
  /** What was searched for, in few words: 'café · Rosario'. */
  summary: string
  activeFilters: number
  /** The form holds a fault that the visitor has to see. */
  hasFault: boolean
  children: ReactNode
}

/**
 * The form of a search whose results are below it: one line on a phone, where the results come first, and the whole form on
 * a desk. The browser itself unfolds it, so no script is needed.
 */
export function SearchFold({ isFolded, summary, activeFilters, hasFault, children }: SearchFoldProps) {
  if (!isFolded) return <div className="min-w-0">{children}</div>
  return (
    <div className="min-w-0">
      {/* Only the line is in the details: their content could not be shown on a desk while they are closed. */}
      <details open={hasFault} className="peer lg:hidden">
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-control border bg-surface px-4 py-2">
          <Search aria-hidden className="size-5 shrink-0 text-muted-foreground" />
          <span className="min-w-0 grow basis-24 truncate font-semibold">
            <span className="sr-only">Cambiar la búsqueda: </span>
            {summary}
          </span>
          <span className="inline-flex items-center gap-2 font-medium text-primary">
            <SlidersHorizontal aria-hidden className="size-4 shrink-0" />
            Filtros{activeFilters > 0 && ` (${activeFilters})`}
          </span>
        </summary>
      </details>
      <div className="hidden pt-5 peer-open:block lg:block lg:pt-0">{children}</div>
    </div>
  )
}

/** Returns the parts that were asked for, in one line; the fallback without any. */
export const summaryOf = (parts: readonly string[], fallback: string): string =>
  parts.filter(Boolean).join(' · ') || fallback
