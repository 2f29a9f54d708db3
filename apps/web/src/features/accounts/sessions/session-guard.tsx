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

/** Says for which role the page was made, since that may have changed before the line stood. */
const addressFor = (role: Role) => `/api/auth/changes?role=${role}`

/**
 * Reloads the page when the server says that a session of the account ended, or that its role or state changed. Only
 * the visible tab holds the line, since a browser has few for each site; the others ask when they become visible.
 */
function useAccountChanges(role: Role): void {
  const router = useRouter()
  const owed = useRef<ReturnType<typeof setTimeout>>(undefined)

  const readAnew = useEffectEvent(
    async (isOtherwise: (hasChangedRole: Role | null) => boolean, tries = 0) => {
      clearTimeout(owed.current)
      // What this page did itself is no news to it, and it goes where that leads.
      if (isPageLeaving()) return
      const { user, isKnown } = await visitorHasChanged()
      if (isPageLeaving()) return
      if (isKnown) {
        if (isOtherwise(user?.role ?? null)) router.refresh()
        return
      }
      // Where the connection is lost, or the site has too much to do, whatever is typed into the page must outlive that.
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length - 1)]
      owed.current = setTimeout(() => void readAnew(isOtherwise, tries + 1), pauseMs)
    },
  )

  useEffect(() => {
    const line = createChangesLine(() => new EventSource(addressFor(role)), {
      onChange: () => void readAnew(() => true),
      onRefusal: () => void readAnew((sessionRole) => sessionRole !== role),
    })
    const follow = () => (document.visibilityState === 'visible' ? line.open() : line.close())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      line.close()
      clearTimeout(owed.current)
    }
  }, [role])
}
