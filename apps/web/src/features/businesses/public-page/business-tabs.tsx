'use client'

import { Link } from '@/components/ui/link'

export interface BusinessTab {
  label: string
  href: string
  isCurrent: boolean
}

/** The tabs of a business. Each is a page with an address of its own, so they need no scripts. */
export const BusinessTabs = ({ tabs }: { tabs: readonly BusinessTab[] }) => (
  <nav aria-label="Partes de la página" className="flex flex-wrap gap-x-6 border-b tiny:gap-x-4">
    {tabs.map(({ label, href, isCurrent }) => (
      <Link
        key={href}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className="-mb-px inline-flex min-h-12 items-center border-b-2 border-transparent px-1 font-semibold whitespace-nowrap text-muted-foreground hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-primary"
      >
        {label}
      </Link>
    ))}
  </nav>
)
