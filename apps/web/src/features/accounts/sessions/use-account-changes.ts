'use client'

import type { Role } from '@oficio/contracts/access'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import { isSiteThere } from '@/lib/is-site-there'
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
  const onChange = useEffectEvent(async () => {
    // What this page did itself is no news to it, and it goes where that leads.
    if (isPageLeaving()) return
    void visitorHasChanged()
    // A line breaks where the connection does, and what is typed into the page must outlive that.
    if ((await isSiteThere()) && !isPageLeaving()) router.refresh()
  })

  useEffect(() => {
    const line = createChangesLine(
      () => new EventSource(addressFor(role)),
      () => void onChange(),
    )
    const follow = () => (document.visibilityState === 'visible' ? line.open() : line.close())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      line.close()
    }
  }, [role])
}
