'use client'

import type { Role } from '@oficio/contracts/access'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
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
  const onChange = useEffectEvent(() => {
    // What this page did itself is no news to it, and it goes where that leads.
    if (isPageLeaving()) return
    void visitorHasChanged()
    router.refresh()
  })

  useEffect(() => {
    let line: EventSource | null = null
    const follow = () => {
      const isSeen = document.visibilityState === 'visible'
      if (!isSeen) line?.close()
      if (isSeen === (line !== null)) return
      line = isSeen ? openLine(addressFor(role), () => onChange()) : null
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      line?.close()
    }
  }, [role])
}

/** What is said while the line is broken is missed, so it counts as said once it stands again. */
function openLine(address: string, onChange: () => void): EventSource {
  const line = new EventSource(address)
  let wasOpen = false
  line.addEventListener('message', onChange)
  line.addEventListener('open', () => {
    if (wasOpen) onChange()
    wasOpen = true
  })
  // The server said that there is no session to tell of; a line that broke opens again by itself.
  line.addEventListener('error', () => line.readyState === EventSource.CLOSED && onChange())
  return line
}
