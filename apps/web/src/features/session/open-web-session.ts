import type { AccountView, loginForm } from '@oficio/contracts/auth'
import { readRefusalWord } from '@oficio/contracts/refusals'
import { getCsrfToken, getSession } from 'next-auth/react'
import type { z } from 'zod'
import { ApiError } from '@/lib/api-client'

/**
 * Logs in by cookie and returns the account. next-auth's own `signIn` leaves the page when there is no connection, and
 * what was typed with it. Throws ApiError invalid_credentials, rate_limited, unavailable or network.
 */
export async function openWebSession({
  username,
  password,
}: z.infer<typeof loginForm>): Promise<AccountView> {
  const csrfToken = await getCsrfToken()
  if (!csrfToken) throw new ApiError('network')
  const answer = await fetch('/api/auth/callback/credentials', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, username, password, json: 'true', callbackUrl: location.origin }),
  }).catch((cause: unknown) => {
    throw new ApiError('network', { cause })
  })
  const received: unknown = await answer.json().catch(() => null)
  // next-auth tells of a failure in the address that it would redirect to.
  const error = new URL(String(Object(received).url ?? ''), location.origin).searchParams.get('error')
  if (!answer.ok || error) {
    const { code, retryAfterSeconds } = readRefusalWord(error) ?? { code: 'internal' }
    throw new ApiError(code, { retryAfterSeconds })
  }
  const session = await getSession()
  if (!session) throw new ApiError('internal')
  return session.user
}
