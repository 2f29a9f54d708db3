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
    <Link
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className="relative flex h-full flex-col items-center justify-center gap-0.5 px-0.5 text-sm font-medium max-[359px]:text-[0.8125rem] whitespace-nowrap text-muted-foreground transition-colors focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-primary [&_svg]:size-6"
    >
      {icon}
      {/* If the text is so large that the labels do not fit side by side, only the icons stay visible. */}
      <span className="tiny:sr-only">{label}</span>
      <LinkCount count={count} className="absolute top-1 left-[calc(50%+0.5rem)]" />
    </Link>
  )
}
