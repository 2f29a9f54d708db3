'use client'

import type { ReactNode } from 'react'
import { Link } from '../ui/link'
import { LinkCount } from './link-count'
import { useIsHere } from './use-is-here'

interface BottomBarItemProps {
  href: string
  label: string
  icon: ReactNode
  /** Begins of other addresses that belong to it. */
  under?: readonly string[] | undefined
  /** Of those the ones that do not. */
  exceptPaths?: readonly string[]
  /** How much there is; nothing is shown for none. */
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
      {/* Where letters are so large that the words do not fit side by side, the pictures stay. */}
      <span className="tiny:sr-only">{label}</span>
      <LinkCount count={count} className="absolute top-1 left-[calc(50%+0.5rem)]" />
    </Link>
  )
}
