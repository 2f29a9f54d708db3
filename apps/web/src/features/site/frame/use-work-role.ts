'use client'

import { useSelectedLayoutSegment } from 'next/navigation'
import { useVisitor } from '@/features/accounts/sessions/use-visitor'
import type { Screens, WorkRole } from './screen'

/** Returns by which role's ways the frame leads: the visitor's, and until it is known that of whom the page is for. */
export function useWorkRole(work: Screens['work']): WorkRole | null {
  const { user, isLoading } = useVisitor()
  const segment = useSelectedLayoutSegment() ?? ''
  if (!isLoading) return user && user.role !== 'user' ? user.role : null
  return work[segment] ?? null
}
