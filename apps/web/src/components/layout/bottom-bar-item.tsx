'use client'

import type { ReactNode } from 'react'
import { Link } from '../ui/link'
import { LinkCount } from './link-count'
import { useIsHere } from './use-is-here'

interface BottomBarItemProps {
  href: string
  label: string
  icon: ReactNode
  /** Prefixes of further paths on which the item counts as current. */
  under?: readonly string[] | undefined
  /** Exceptions from `under`. */
  exceptPaths?: readonly string[]
  /** The number shown on the item; 0 shows none. */
  count?: number
}

export function BottomBarItem({ href, label, icon, under, exceptPaths, count = 0 }: BottomBarItemProps) {
  const isCurrent = useIsHere(href, under, exceptPaths)
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className="bar-link">
      {icon}
      {/* If the text is so large that the labels do not fit side by side, only the icons stay visible. */}
      <span className="tiny:sr-only">{label}</span>
      <LinkCount count={count} className="absolute top-1 left-[calc(50%+0.5rem)]" />
    </Link>
  )
}
