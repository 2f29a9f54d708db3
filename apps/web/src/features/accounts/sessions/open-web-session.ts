import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { loginForm } from '@oficio/contracts/accounts/endpoints'
import { readRefusalWord, refusalText } from '@oficio/contracts/refusals'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-client'
import { callNextAuth } from './next-auth-calls'
import { visitorHasChanged } from './visitor-store'

/** Logs in by cookie and returns the account. Throws ApiError invalid_credentials, rate_limited, unavailable or network. */
export async function openWebSession({
  username,
  password,
}: z.infer<typeof loginForm>): Promise<AccountView> {
  // next-auth tells of a failure in the address that it would redirect to.
  const error = (await callNextAuth('callback/credentials', { username, password })).searchParams.get('error')
  if (error) {
    const { code, retryAfterSeconds } = readRefusalWord(error) ?? {
      code: 'internal' as const,
      retryAfterSeconds: undefined,
    }
    throw new ApiError(code, { text: refusalText(code, retryAfterSeconds) })
  }
  const { user, isKnown } = await visitorHasChanged()
  if (!isKnown) throw new ApiError('network')
  if (!user) throw new ApiError('internal')
  return user
}
