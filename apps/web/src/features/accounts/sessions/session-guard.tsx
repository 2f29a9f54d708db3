'use client'

import type { Role } from '@oficio/contracts/access'
import { paths } from '@oficio/contracts/paths'
import { useEffect } from 'react'
import { fetchInTime } from '@/lib/in-time'
import { leavePage } from './leave-page'
import { useAccountChanges } from './use-account-changes'
import { useAuth } from './use-auth'

/**
 * Leads away from a protected page whose session ended meanwhile, in this tab or in another one. The server decided when
 * the page was opened; this only keeps an abandoned one from staying on the screen.
 */
export function SessionGuard({ ofRole }: { ofRole: Role }) {
  const { isAuthenticated, isLoading } = useAuth()
  useAccountChanges(ofRole)
  const looksEnded = !isLoading && !isAuthenticated

  useEffect(() => {
    if (!looksEnded) return
    // A lost connection looks the same from here, and must not cost anybody what they were typing.
    hasSessionEnded().then(
      (hasEnded) => hasEnded && leavePage(paths.login(location.pathname + location.search)),
      () => undefined,
    )
  }, [looksEnded])

  return null
}

async function hasSessionEnded(): Promise<boolean> {
  const answer = await fetchInTime('/api/auth/session')
  const session: unknown = await answer.json()
  return answer.ok && Object.keys(Object(session)).length === 0
}
