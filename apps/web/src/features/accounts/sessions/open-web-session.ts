import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { loginForm } from '@oficio/contracts/accounts/endpoints'
import type { arrivalForm } from '@oficio/contracts/accounts/identities'
import { accountErrors } from '@oficio/contracts/browser-errors/accounts'
import type { ErrorCode } from '@oficio/contracts/errors'
import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-client'
import { callNextAuth } from './next-auth-calls'
import { visitorHasChanged } from './visitor-store'

/**
 * Logs in with user name and password, which sets the session cookie, and returns the account. Throws ApiError
 * invalid_credentials, rate_limited, unavailable or network.
 */
export const openWebSession = ({ username, password }: z.infer<typeof loginForm>): Promise<AccountView> =>
  open('callback/credentials', { username, password })

/**
 * Opens the session of a visitor who came back from Google and returns the account. Throws ApiError as
 * `openWebSession`, and arrival_over or identity_needs_password.
 */
export const openArrivedSession = ({ token, password }: z.infer<typeof arrivalForm>): Promise<AccountView> =>
  open('callback/arrival', { token, ...(password !== undefined && { password }) })

/**
 * Sends the second step of either login and returns the account. Throws ApiError as above, and second_factor_wrong,
 * passkey_refused or second_step_over.
 */
export const openSecondStep = (proof: { code: string } | { passkey: object }): Promise<AccountView> =>
  open('callback/second-step', 'code' in proof ? proof : { passkey: JSON.stringify(proof.passkey) })

async function open(
  action: 'callback/credentials' | 'callback/arrival' | 'callback/second-step',
  fields: Record<string, string>,
): Promise<AccountView> {
  // next-auth reports a failure in the address to which it would redirect.
  const { address, refusal } = await callNextAuth(action, fields)
  const word = address.searchParams.get('error')
  if (word) throw refusalOf(word, refusal)
  const { user, isKnown } = await visitorHasChanged()
  if (!isKnown) throw new ApiError('network')
  if (!user) throw new ApiError('internal')
  return user
}

/**
 * Returns the error of a refused login. `word` is one of our codes, with or without a dot and the seconds to wait, or a
 * word of next-auth itself, such as 'AccessDenied'.
 */
function refusalOf(word: string, text: string | null): ApiError {
  const [, code] = /^([a-z_]+)(?:\.\d+)?$/.exec(word) ?? []
  if (code === undefined) return new ApiError('internal')
  if (text !== null) return new ApiError(code as ErrorCode, { text })
  // A proxy removed the header with the text.
  return code === 'invalid_credentials'
    ? new ApiError(code, accountErrors.invalid_credentials)
    : new ApiError(code as ErrorCode)
}
