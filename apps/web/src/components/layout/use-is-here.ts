'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/**
 * Returns whether the visitor is at that address or below one of `under`, but for those in `except`. Only in the browser: one
 * not-found page is cached for all addresses, and would name the first of them as current.
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
