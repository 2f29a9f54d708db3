'use client'

import type { Role } from '@oficio/contracts/access'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import { pausesMs } from '@/lib/use-retries'
import { createChangesLine } from './changes-line'
import { isPageLeaving } from './leave-page'
import { visitorHasChanged } from './visitor-store'

/** Says for which role the page was made, since that may have changed before the line stood. */
const addressFor = (role: Role) => `/api/auth/changes?role=${role}`

/**
 * Reads the page anew when the server says that a session of the account ended, or that its role or state changed. Only
 * the tab that somebody looks at holds the line, since a browser has few for each site; the others ask when they are
 * looked at again.
 */
export function useAccountChanges(role: Role): void {
  const router = useRouter()
  const owed = useRef<ReturnType<typeof setTimeout>>(undefined)

  const readAnew = useEffectEvent(async (isOtherwise: (seen: Role | null) => boolean, tries = 0) => {
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
  })

  useEffect(() => {
    const line = createChangesLine(() => new EventSource(addressFor(role)), {
      onChange: () => void readAnew(() => true),
      onRefusal: () => void readAnew((seen) => seen !== role),
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
