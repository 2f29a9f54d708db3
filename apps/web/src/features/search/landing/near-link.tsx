'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'

interface NearLinkProps {
  /** The address of the search, and what it calls the place. */
  search: string
  placeName: string
  className: string
  children: ReactNode
}

/**
 * Leads from the address of a page that does not exist to a search for the same around the same place. It is part of every
 * page of its kind, and brings next to nothing.
 */
export function NearLink({ search, placeName, ...link }: NearLinkProps) {
  // '/profesionales/plomeria/rosario', '/negocios/cafes/provincia/santa-fe'.
  const [, , query = '', ...places] = usePathname().replaceAll('-', ' ').split('/')
  const nearQuery = new URLSearchParams({ query, ...(places.length > 0 && { [placeName]: places.at(-1) }) })
  return <Link {...link} href={`${search}?${nearQuery}`} />
}
