'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import type { Screens, WorkRole } from './screen'

/**
 * Returns the role whose navigation the frame shows: the visitor's role, or, until the visitor is known, the role that
 * the page is for. Null for visitors and clients.
 */
export function useWorkRole(work: Screens['work']): WorkRole | null {
  const { user, isLoading } = useVisitor()
  const segment = useSelectedLayoutSegment() ?? ''
  if (!isLoading) return user && user.role !== 'user' ? user.role : null
  return work[segment] ?? null
}
