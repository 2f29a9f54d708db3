'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ReactNode, useSyncExternalStore } from 'react'

interface BottomBarItemProps {
  href: string
  label: string
  icon: ReactNode
}

const neverChanges = () => () => undefined

export function BottomBarItem({ href, label, icon }: BottomBarItemProps) {
  const pathname = usePathname()
  // Only in the browser: one not-found page is cached for all addresses, and would name the first of them as current.
  const isCurrent = useSyncExternalStore(
    neverChanges,
    () => pathname === href,
    () => false,
  )
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="flex h-16 flex-col items-center justify-center gap-0.5 text-sm font-medium text-muted-foreground transition-colors focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-primary [&_svg]:size-6"
    >
      {icon}
      {label}
    </Link>
  )
}
