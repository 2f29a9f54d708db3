'use client'

import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { loginForm, registerEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { BodyOf } from '@oficio/contracts/endpoint'
import { paths } from '@oficio/contracts/paths'
import { useState } from 'react'
import type { z } from 'zod'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { toast } from '@/lib/toast'
import { leaveAfter } from './leave-page'
import { callNextAuth } from './next-auth-calls'
import { openWebSession } from './open-web-session'
import { useVisitor } from './use-visitor'
import { type KnownAccount, visitorHasChanged } from './visitor-store'

type LoginOutcome = { user: AccountView; error: null } | { user: null; error: ErrorView }

interface Auth {
  user: KnownAccount | null
  isAuthenticated: boolean
  /** True until the browser knows the visitor. Until then, the page is the same for everybody. */
  isLoading: boolean
  /** Why the last login or registration of this component failed. */
  error: ErrorView | null
  /** Opens the session. The caller decides where to go next. */
  login: (form: z.infer<typeof loginForm>) => Promise<LoginOutcome>
  /** Creates the account and logs in. */
  register: (form: BodyOf<typeof registerEndpoint>) => Promise<LoginOutcome>
  /** Ends the session in all tabs and goes to the login. */
  logout: () => Promise<void>
  /** Fetches the account again after it changed. */
  updateUser: () => Promise<void>
}

/**
 * Returns the signed-in user and the functions that log in, register and log out, by way of next-auth. This code never
 * sees a token.
 */
export function useAuth(): Auth {
  const { user, isLoading } = useVisitor()
  const [error, setError] = useState<ErrorView | null>(null)
  const attempt = async (work: () => Promise<AccountView>): Promise<LoginOutcome> => {
    setError(null)
    try {
      return { user: await work(), error: null }
    } catch (reason) {
      const view = errorOf(reason)
      setError(view)
      return { user: null, error: view }
    }
  }
  return {
    user,
    isAuthenticated: user !== null,
    isLoading,
    error,
    login: (form) => attempt(() => openWebSession(form)),
    register: (form) =>
      attempt(async () => {
        const { registerEndpoint } = await loadPart(import('@oficio/contracts/accounts/endpoints'))
        await callApi(registerEndpoint, { body: form })
        return openWebSession({ username: form.email, password: form.password })
      }),
    logout,
    updateUser: async () => void (await visitorHasChanged()),
  }
}

async function logout(): Promise<void> {
  try {
    await leaveAfter(paths.login(), async () => {
      await callNextAuth('signout', {})
      await visitorHasChanged()
    })
  } catch (reason) {
    toast.error(errorOf(reason).text)
  }
}
