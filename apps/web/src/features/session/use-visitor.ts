'use client'

import type { AccountView } from '@oficio/contracts/auth'
import { useSession } from 'next-auth/react'

interface Visitor {
  user: AccountView | null
  isLoading: boolean
}

/**
 * Who looks at the page, for the frame around every page. `useAuth` says the same and can log in and out besides, for
 * which it brings the contracts' schemas along: too much for a public page that only greets.
 */
export function useVisitor(): Visitor {
  const { data, status } = useSession()
  return { user: data?.user ?? null, isLoading: status === 'loading' }
}
