import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

interface SearchFoldProps {
  /** Whether results follow. Without results, the form is visible on phones too. */
  isFolded: boolean
  /** The search in a few words: 'café · Rosario'. */
  summary: string
  activeFilters: number
  /** Whether the form has an error that the visitor must see. */
  hasFault: boolean
  children: ReactNode
}

/**
 * A search form above its results. On a phone it is collapsed to one line, so that the results come first; on wider
 * screens it is always open. The browser expands it without scripts.
 */
export function SearchFold({ isFolded, summary, activeFilters, hasFault, children }: SearchFoldProps) {
  if (!isFolded) return <div className="min-w-0">{children}</div>
  return (
    <div className="min-w-0">
      {/* The form is outside the details element, because a closed element could not show it on wider screens. */}
      <details open={hasFault} className="peer lg:hidden">
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 rounded-control border bg-surface px-4 py-2">
          <Icon name="search" className="size-5 shrink-0 text-muted-foreground" />
          <span className="min-w-0 grow basis-24 truncate font-semibold">
            <span className="sr-only">Cambiar la búsqueda: </span>
            {summary}
          </span>
          <span className="inline-flex items-center gap-2 font-medium text-primary">
            <Icon name="sliders-horizontal" className="size-4 shrink-0" />
            Filtros{activeFilters > 0 && ` (${activeFilters})`}
          </span>
        </summary>
      </details>
      <div className="hidden pt-5 peer-open:block lg:block lg:pt-0">{children}</div>
    </div>
  )
}

/** Returns the non-empty parts in one line, or the fallback if there are none. */
export const summaryOf = (parts: readonly string[], fallback: string): string =>
  parts.filter(Boolean).join(' · ') || fallback
