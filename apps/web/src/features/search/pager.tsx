import { ButtonLink } from '@/components/ui/button-link'
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
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center gap-2">
      {current > 1 && (
        <ButtonLink href={hrefOf(current - 1)} rel="prev" variant="outline">
          Anterior
        </ButtonLink>
      )}
      {pagesShown(current, total).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be told by
          <span key={`gap-${index}`} className="px-1 text-muted-foreground">
            …
          </span>
        ) : (
          <ButtonLink
            href={hrefOf(page)}
            aria-current={page === current ? 'page' : undefined}
            key={page}
            variant={page === current ? 'primary' : 'ghost'}
            size="icon"
          >
            <span className="sr-only">Página </span>
            {page}
          </ButtonLink>
        ),
      )}
      {current < total && (
        <ButtonLink href={hrefOf(current + 1)} rel="next" variant="outline">
          Siguiente
        </ButtonLink>
      )}
    </nav>
  )
}
