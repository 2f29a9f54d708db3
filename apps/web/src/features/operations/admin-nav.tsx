'use client'

import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { Container } from '@/components/layout/container'
import { cn } from '@/lib/cn'

const items = [
  { label: 'Resumen', href: paths.admin() },
  { label: 'Pagos', href: paths.adminPayments() },
  { label: 'Contactos reportados', href: paths.adminLeadReports() },
  { label: 'Arrepentimiento y baja', href: paths.adminConsumerRequests() },
  { label: 'Precios y límites', href: paths.adminSettings() },
  { label: 'Tareas', href: paths.adminJobs() },
]

/** The parts of the panel; on a phone they are swept sideways, and the one that is open comes into sight. */
export function AdminNav() {
  const pathname = usePathname()
  const open = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page opens another link
  useEffect(() => {
    open.current?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [pathname])
  const isHere = (href: string) =>
    pathname === href || (href !== paths.admin() && pathname.startsWith(`${href}/`))
  return (
    <nav aria-label="Panel" className="border-b bg-surface">
      <Container className="flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {items.map(({ label, href }) => (
          <Link
            key={href}
            href={href}
            ref={isHere(href) ? open : undefined}
            aria-current={isHere(href) ? 'page' : undefined}
            className={cn(
              'inline-flex h-12 shrink-0 items-center border-b-2 border-transparent font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-visible:-outline-offset-2',
              isHere(href) && 'border-primary text-primary',
            )}
          >
            {label}
          </Link>
        ))}
      </Container>
    </nav>
  )
}
