'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Returns whether the visitor is at `href` or below a path in `under`, except below `exceptPaths`. Always false on the
 * server, because one not-found page is cached for all addresses and would mark the first address as current.
 */
export function useIsHere(
  href: string,
  under: readonly string[] = [],
  exceptPaths: readonly string[] = [],
): boolean {
  const pathname = usePathname()
  return useSyncExternalStore(
    neverChanges,
    () =>
      pathname === href ||
      (under.some((start) => pathname.startsWith(start)) && !exceptPaths.includes(pathname)),
    () => false,
  )
}
