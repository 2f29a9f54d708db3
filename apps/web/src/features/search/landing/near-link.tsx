'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface NearLinkProps {
  /** The address of the search, and its parameter for the place. */
  search: string
  placeName: string
  className: string
  children: ReactNode
}

/**
 * Links from a page that does not exist to a search for the same rubro or category in the same place. It reads the
 * words from the address. Its code is small, because every page of this kind contains it.
 */
export function NearLink({ search, placeName, ...link }: NearLinkProps) {
  // The address looks like '/profesionales/plomeria/rosario' or '/negocios/cafes/provincia/santa-fe'.
  const [, , query = '', ...places] = usePathname().replaceAll('-', ' ').split('/')
  const nearQuery = new URLSearchParams({ query, ...(places.length > 0 && { [placeName]: places.at(-1) }) })
  return <Link {...link} href={`${search}?${nearQuery}`} />
}
