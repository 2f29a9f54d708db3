'use client'

import type { WaitingCounts } from '@oficio/contracts/admin/overview'
import { Menu } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Container } from '@/components/layout/container'
import { Link } from '@/components/ui/link'
import { cn } from '@/lib/cn'
import { PanelShortcuts } from '../shortcuts/panel-shortcuts'
import { isAt, menuGroups, startLink, totalOf } from './menu-groups'
import { WaitingCount } from './waiting-count'

interface AdminNavProps {
  counts: WaitingCounts
}

/**
 * The menu of the panel in five groups. Wide screens show it beside the page. Phones and tablets fold it above the
 * page, without scripts.
 */
export function AdminNav({ counts }: AdminNavProps) {
  return (
    <>
      <FoldedMenu counts={counts} />
      <nav
        aria-label="Panel"
        data-panel-menu
        className="hidden border-r bg-surface xl:sticky xl:top-16 xl:block xl:h-[calc(100dvh-4rem)] xl:overflow-y-auto print:hidden"
      >
        <div className="space-y-2 px-3 py-3">
          <MenuLinks links={startLink} counts={counts} isDense />
          {menuGroups.map(({ title, links }) => (
            <MenuGroup key={title} title={title} links={links} counts={counts} isDense />
          ))}
          <PanelShortcuts />
        </div>
      </nav>
    </>
  )
}

function FoldedMenu({ counts }: AdminNavProps) {
  const pathname = usePathname()
  return (
    // The key folds the menu again after a link was followed, because the layout stays.
    <details key={pathname} className="group border-b bg-surface xl:hidden print:hidden">
      <summary className="cursor-pointer list-none focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
        <Container className="flex min-h-12 items-center gap-2.5 font-semibold text-primary">
          <Menu aria-hidden className="size-5" />
          Menú del panel
          <WaitingCount count={totalOf(counts)} className="group-open:hidden" />
        </Container>
      </summary>
      <nav aria-label="Panel">
        <Container className="grid grid-cols-2 gap-x-3 gap-y-4 pt-1 pb-5 tiny:grid-cols-1 md:grid-cols-5">
          <div className="col-span-full">
            <MenuLinks links={startLink} counts={counts} />
          </div>
          {menuGroups.map(({ title, links }) => (
            <MenuGroup key={title} title={title} links={links} counts={counts} />
          ))}
        </Container>
      </nav>
    </details>
  )
}

interface LinksProps extends AdminNavProps {
  links: typeof startLink
  isDense?: boolean
}

function MenuGroup({ title, ...props }: LinksProps & { title: string }) {
  return (
    <div>
      <p aria-hidden className="px-2.5 pb-0.5 text-xs font-semibold text-muted-foreground">
        {title}
      </p>
      <MenuLinks {...props} label={title} />
    </div>
  )
}

function MenuLinks({ links, counts, label, isDense = false }: LinksProps & { label?: string }) {
  const pathname = usePathname()
  return (
    <ul aria-label={label}>
      {links.map((link) => {
        const isHere = isAt(pathname, link)
        return (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={isHere ? 'page' : undefined}
              className={cn(
                'flex items-center justify-between gap-2 rounded-control px-2.5 font-medium transition-colors hover:bg-muted focus-visible:-outline-offset-2',
                isDense ? 'min-h-8 text-sm' : 'min-h-11',
                isHere && 'bg-primary-soft text-primary-soft-foreground hover:bg-primary-soft',
              )}
            >
              {link.label}
              <WaitingCount count={counts[link.page] ?? 0} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
