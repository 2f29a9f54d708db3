'use client'

import { clsx } from 'clsx'
import { Link } from '../ui/link'
import { LinkCount } from './link-count'
import { useIsHere } from './use-is-here'

interface HeaderLinkProps {
  href: string
  label: string
  /** Prefixes of further paths on which the link counts as current. */
  under?: readonly string[] | undefined
  count?: number
  className?: string | undefined
}

export function HeaderLink({ href, label, under, count = 0, className }: HeaderLinkProps) {
  const isCurrent = useIsHere(href, under)
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={clsx('head-link', className)}>
      {label}
      <LinkCount count={count} />
    </Link>
  )
}
