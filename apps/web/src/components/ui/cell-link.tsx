import type { ReactNode } from 'react'
import { Link } from './link'

/** A link in a list cell or in a list of facts. It has a tap target for a thumb, but the line spacing of plain text. */
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
