import type { ReactNode } from 'react'
import { Link } from './link'

/** All that stands in a row of facts or the cell of a list: a thumb's room, and lines as far apart as without it. */
export function CellLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="-my-2.5 inline-block min-w-11 py-2.5 text-primary underline underline-offset-4 hover:text-primary-hover"
    >
      {children}
    </Link>
  )
}
