import type { ReactNode } from 'react'
import { Link } from '../ui/link'
import { Container } from './container'
import { Logo } from './logo'

interface SiteHeaderProps {
  siteName: string
  homeHref: string
  /** Links that are available on every page. */
  nav: ReactNode
  /** The notices of the signed-in user. */
  bell?: ReactNode
  /**
   * The part that depends on the visitor. The browser fills it in, because the page around it is cached for everybody.
   */
  menu: ReactNode
}

export function SiteHeader({ siteName, homeHref, nav, bell, menu }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-30 border-b bg-surface print:hidden">
      <Container className="flex h-16 items-center gap-2 sm:gap-4">
        <Link
          href={homeHref}
          aria-label={`${siteName}, inicio`}
          className="-my-2 flex min-h-11 min-w-8 items-center rounded-control"
        >
          <Logo siteName={siteName} />
        </Link>
        <nav aria-label="Principal" className="hidden items-center gap-1 md:not-empty:flex">
          {nav}
        </nav>
        <div data-header-account className="ml-auto flex shrink-0 items-center gap-1.5">
          {bell}
          {menu}
        </div>
      </Container>
    </header>
  )
}
