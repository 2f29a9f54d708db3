import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { pagesShown } from './pages-shown'

interface PagerProps {
  current: number
  total: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a result; nothing where there is only one. */
export function Pager({ current, total, hrefOf }: PagerProps) {
  if (total < 2) return null
  return (
    <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center gap-2">
      {current > 1 && (
        <Button asChild variant="outline">
          <Link href={hrefOf(current - 1)} rel="prev">
            Anterior
          </Link>
        </Button>
      )}
      {pagesShown(current, total).map((page, index) =>
        page === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be told by
          <span key={`gap-${index}`} className="px-1 text-muted-foreground">
            …
          </span>
        ) : (
          <Button key={page} asChild variant={page === current ? 'primary' : 'ghost'} size="icon">
            <Link href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
              <span className="sr-only">Página </span>
              {page}
            </Link>
          </Button>
        ),
      )}
      {current < total && (
        <Button asChild variant="outline">
          <Link href={hrefOf(current + 1)} rel="next">
            Siguiente
          </Link>
        </Button>
      )}
    </nav>
  )
}
