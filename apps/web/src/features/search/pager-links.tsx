'use client'

import { ButtonLink } from '@/components/ui/button-link'

export interface PagerLinksProps {
  current: number
  /** The shown pages. A page without an address is a gap. */
  links: readonly { page: number; href?: string }[]
  previousHref: string | false
  nextHref: string | false
}

/** Links to the pages of a result. */
export const PagerLinks = ({ current, links, previousHref, nextHref }: PagerLinksProps) => (
  <nav aria-label="Páginas" className="flex flex-wrap items-center justify-center gap-2">
    {previousHref && (
      <ButtonLink href={previousHref} rel="prev" variant="outline">
        Anterior
      </ButtonLink>
    )}
    {links.map(({ page, href }) =>
      href === undefined ? (
        <span key={page} className="px-1 text-muted-foreground">
          …
        </span>
      ) : (
        <ButtonLink
          href={href}
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
    {nextHref && (
      <ButtonLink href={nextHref} rel="next" variant="outline">
        Siguiente
      </ButtonLink>
    )}
  </nav>
)
