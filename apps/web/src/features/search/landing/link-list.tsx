'use client'

import { Section } from '@/components/layout/section'
import { Link } from '@/components/ui/link'

export interface LinkListProps {
  title: string
  /** The page that the title links to. */
  href?: string
  links: readonly { label: string; href: string; count: string }[]
}

/** A list of links to related pages, each with its number of results. Renders nothing if there are none. */
export function LinkList({ title, href, links }: LinkListProps) {
  if (links.length === 0) return null
  const titleLink = href && (
    <Link href={href} className="quiet-link">
      {title}
    </Link>
  )
  return (
    <Section title={titleLink || title}>
      <ul className="card divide-y">
        {links.map(({ label, href, count }) => (
          <li key={href}>
            <Link href={href} className="row-link">
              <span className="min-w-0 wrap-anywhere">{label}</span>
              <span className="shrink-0 text-sm font-normal text-muted-foreground">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
