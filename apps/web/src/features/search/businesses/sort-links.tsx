'use client'

import { Link } from '@/components/ui/link'

interface SortLinksProps {
  currentName: string
  links: readonly { name: string; href: string }[]
}

/** The sort order of the results, as collapsed links that work without scripts. */
export const SortLinks = ({ currentName, links }: SortLinksProps) => (
  <details className="relative">
    <summary className="fold-link">Ordenar por: {currentName}</summary>
    <ul className="absolute left-0 z-20 w-max max-w-[calc(100vw-2rem)] rounded-card border bg-raised px-4 py-1 shadow-float">
      {links.map(({ name, href }) => (
        <li key={name}>
          <Link href={href} className="text-link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </details>
)
