'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

interface BottomBarItemProps {
  href: string
  label: string
  icon: ReactNode
}

export function BottomBarItem({ href, label, icon }: BottomBarItemProps) {
  const isCurrent = usePathname() === href
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
