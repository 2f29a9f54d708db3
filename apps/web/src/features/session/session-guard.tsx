'use client'

import { profileEndpoint } from '@oficio/contracts/auth'
import { paths } from '@oficio/contracts/paths'
import { useEffect } from 'react'
import { callApi, errorOf } from '@/lib/api-client'
import { leavePage } from './leave-page'
import { useAuth } from './use-auth'

/**
 * Leads away from a protected page whose session ended meanwhile, in this tab or in another one. The server decided when
 * the page was opened; this only keeps an abandoned one from staying on the screen.
 */
export function SessionGuard() {
  const { isAuthenticated, isLoading } = useAuth()
  const looksEnded = !isLoading && !isAuthenticated

  useEffect(() => {
    if (!looksEnded) return
    // A lost connection looks the same from here, and must not cost anybody what they were typing.
    callApi(profileEndpoint).catch((error: unknown) => {
      if (errorOf(error).code === 'unauthenticated')
        leavePage(paths.login(location.pathname + location.search))
    })
  }, [looksEnded])

  return null
}
