import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { loginForm } from '@oficio/contracts/accounts/endpoints'
import type { arrivalForm } from '@oficio/contracts/accounts/identities'
import type { z } from 'zod'
import { ApiError, readApiError } from '@/lib/api/api-client'
import { callNextAuth } from './next-auth-calls'
import { visitorHasChanged } from './visitor-store'

/** Logs in by cookie and returns the account. Throws ApiError invalid_credentials, rate_limited, unavailable or network. */
export const openWebSession = ({ username, password }: z.infer<typeof loginForm>): Promise<AccountView> =>
  open('callback/credentials', { username, password })

/** The same for whoever came back from Google. Throws ApiError as above, and arrival_over or identity_needs_password. */
export const openArrivedSession = ({ token, password }: z.infer<typeof arrivalForm>): Promise<AccountView> =>
  open('callback/arrival', { token, ...(password !== undefined && { password }) })

async function open(
  action: 'callback/credentials' | 'callback/arrival',
  fields: Record<string, string>,
): Promise<AccountView> {
  // next-auth tells of a failure in the address that it would redirect to.
  const { address, status, refusal } = await callNextAuth(action, fields)
  const word = address.searchParams.get('error')
  // A code, which may be followed by a dot and the seconds to wait.
  if (word) throw readApiError(status, { code: word.split('.')[0], text: refusal })
  const { user, isKnown } = await visitorHasChanged()
  if (!isKnown) throw new ApiError('network')
  if (!user) throw new ApiError('internal')
  return user
}
