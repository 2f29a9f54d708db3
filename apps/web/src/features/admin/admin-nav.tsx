'use client'

import { linksOf, panelMenu, workMenu } from '@oficio/contracts/menus'
import { paths } from '@oficio/contracts/paths'
import { usePathname } from 'next/navigation'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'

const parts = linksOf(workMenu, 'admin')
const others = linksOf(panelMenu, 'admin')

const linkStyle =
  'inline-flex h-11 shrink-0 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2'

/** The parts of the panel, below the header. A phone has them at the foot of the screen, and only there. */
export function AdminNav() {
  const pathname = usePathname()
  const isHere = (href: string, under: readonly string[]) =>
    pathname === href ||
    (href !== paths.admin() && pathname.startsWith(`${href}/`)) ||
    under.some((start) => pathname.startsWith(start))
  return (
    <nav aria-label="Panel" className="hidden border-b bg-surface md:block">
      <Container className="flex flex-wrap gap-x-5">
        {[...parts, ...others].map(({ label, href, under }) => (
          <Link
            key={href}
            href={href}
            aria-current={isHere(href, under) ? 'page' : undefined}
            className={cn(linkStyle, isHere(href, under) && 'border-primary text-primary')}
          >
            {label}
          </Link>
        ))}
      </Container>
    </nav>
  )
}
