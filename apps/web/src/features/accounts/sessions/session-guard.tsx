'use client'

import type { Role } from '@oficio/contracts/access'
import { paths } from '@oficio/contracts/paths'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { fetchInTime } from '@/lib/in-time'
import { pausesMs } from '@/lib/use-retries'
import { createChangesLine } from './changes-line'
import { isPageLeaving, leavePage } from './leave-page'
import { useAuth } from './use-auth'
import { visitorHasChanged } from './visitor-store'

/**
 * Leaves a protected page when its session ends, in this tab or another. The server checked access when the page was
 * opened; the guard only hides a page that was left open.
 */
export function SessionGuard({ ofRole }: { ofRole: Role }) {
  const { isAuthenticated, isLoading } = useAuth()
  useAccountChanges(ofRole)
  const looksEnded = !isLoading && !isAuthenticated

  useEffect(() => {
    if (!looksEnded) return
    // A lost connection looks like an ended session here, so the guard asks the server again. Otherwise a visitor would
    // lose what they typed.
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

/**
 * Returns the address of the changes line. It contains the role of the page, because the role may have changed before
 * the line was open.
 */
const addressFor = (role: Role) => `/api/auth/changes?role=${role}`

/**
 * Reloads the page's data when the server reports that a session of the account ended, or that its role or state
 * changed. Only the visible tab holds the line, because a browser allows few connections for each site. Other tabs ask
 * when they become visible.
 */
function useAccountChanges(role: Role): void {
  const router = useRouter()
  const retryTimer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const refreshVisitor = useEffectEvent(
    async (isOtherwise: (hasChangedRole: Role | null) => boolean, tries = 0) => {
      clearTimeout(retryTimer.current)
      // Ignores changes made by this page itself, because it already decided where to go.
      if (isPageLeaving()) return
      const { user, isKnown } = await visitorHasChanged()
      if (isPageLeaving()) return
      if (isKnown) {
        if (isOtherwise(user?.role ?? null)) router.refresh()
        return
      }
      // If the connection is lost or the server is overloaded, the page stays and retries, so that what was typed is
      // kept.
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length - 1)]
      retryTimer.current = setTimeout(() => void refreshVisitor(isOtherwise, tries + 1), pauseMs)
    },
  )

  useEffect(() => {
    const line = createChangesLine(() => new EventSource(addressFor(role)), {
      onChange: () => void refreshVisitor(() => true),
      onRefusal: () => void refreshVisitor((sessionRole) => sessionRole !== role),
    })
    const follow = () => (document.visibilityState === 'visible' ? line.open() : line.close())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      line.close()
      clearTimeout(retryTimer.current)
    }
  }, [role])
}
