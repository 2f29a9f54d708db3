'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'

/** Roles whose daily way through the site is another than a client's. */
export type WorkRole = 'professional' | 'admin'

/** Returns by which role's ways the frame leads: the visitor's, and until it is known that of whom the page is for. */
export function useWorkRole(): WorkRole | null {
  const { user, isLoading } = useVisitor()
  const segment = useSelectedLayoutSegment()
  if (!isLoading) return user && user.role !== 'user' ? user.role : null
  return segment === 'professional' || segment === 'admin' ? segment : null
}
