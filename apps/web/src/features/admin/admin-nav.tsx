'use client'

import { linksOf, panelMenu, workMenu } from '@oficio/contracts/menus'
import type { PageName } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { usePathname } from 'next/navigation'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'

const parts = linksOf(panelMenu, 'admin')
/** The lists of messages and reports from users that an admin answers. */
const toAnswer: readonly PageName[] = [
  'adminConsumerRequests',
  'adminDataRequests',
  'adminContactMessages',
  'adminLeadReports',
  'adminReviewReports',
]
const groups = [
  { title: 'Cada día', links: linksOf(workMenu, 'admin') },
  { title: 'Para responder', links: parts.filter(({ page }) => toAnswer.includes(page)) },
  { title: 'El sitio', links: parts.filter(({ page }) => !toAnswer.includes(page)) },
]

const linkStyle =
  'inline-flex h-11 shrink-0 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2'

/** The navigation of the panel, below the header. A phone shows it only at the bottom of the screen. */
export function AdminNav() {
  const pathname = usePathname()
  const isHere = (href: string, under: readonly string[]) =>
    pathname === href ||
    (href !== paths.admin() && pathname.startsWith(`${href}/`)) ||
    under.some((start) => pathname.startsWith(start))
  return (
    <nav aria-label="Panel" className="hidden border-b bg-surface md:block">
      <Container className="flex flex-wrap gap-x-8">
        {groups.map(({ title, links }) => (
          <ul key={title} aria-label={title} className="flex flex-wrap items-center gap-x-5">
            <li aria-hidden className="text-sm font-semibold text-foreground">
              {title}
            </li>
            {links.map(({ label, href, under }) => (
              <li key={href}>
                <Link
                  href={href}
                  aria-current={isHere(href, under) ? 'page' : undefined}
                  className={cn(linkStyle, isHere(href, under) && 'border-primary text-primary')}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </Container>
    </nav>
  )
}
