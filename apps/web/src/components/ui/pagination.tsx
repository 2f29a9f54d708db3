import { ChevronLeft, ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { cn } from '@/lib/cn'

interface PaginationProps {
  page: number
  pageCount: number
  /** Address of a page: real links, so that pages can be opened in tabs and found by search engines. */
  hrefOf: (page: number) => string
  className?: string
}

const cell =
  'grid h-11 min-w-11 place-items-center rounded-control px-2 font-semibold tabular-nums transition-colors'

/** The pages to show: all of up to five, else a window of five around the current one (spec section 9). */
function windowOf(page: number, pageCount: number): number[] {
  const size = Math.min(5, pageCount)
  const first = Math.max(1, Math.min(page - 2, pageCount - size + 1))
  return Array.from({ length: size }, (_, position) => first + position)
}

export function Pagination({ page, pageCount, hrefOf, className }: PaginationProps) {
  if (pageCount <= 1) return null
  const pages = windowOf(page, pageCount)
  return (
    <nav aria-label="Páginas" className={cn('flex items-center justify-center gap-1', className)}>
      {page > 1 && (
        <Link
          href={hrefOf(page - 1)}
          rel="prev"
          aria-label="Página anterior"
          className={cn(cell, 'hover:bg-muted')}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Link>
      )}
      {pages[0] !== 1 && <span className="px-1 text-muted-foreground">…</span>}
      {pages.map((number) => (
        <Link
          key={number}
          href={hrefOf(number)}
          aria-label={`Página ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={cn(cell, number === page ? 'bg-primary text-primary-foreground' : 'hover:bg-muted')}
        >
          {number}
        </Link>
      ))}
      {pages.at(-1) !== pageCount && <span className="px-1 text-muted-foreground">…</span>}
      {page < pageCount && (
        <Link
          href={hrefOf(page + 1)}
          rel="next"
          aria-label="Página siguiente"
          className={cn(cell, 'hover:bg-muted')}
        >
          <ChevronRight aria-hidden className="size-5" />
        </Link>
      )}
    </nav>
  )
}
