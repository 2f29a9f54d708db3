import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { callApi } from '@/lib/api/api-client'
import { ensureDevice } from '@/lib/api/ensure-device'
import { loadPart } from '@/lib/api/load-part'
import { openWebSession } from '../../../accounts/sessions/open-web-session'
import { visitorHasChanged } from '../../../accounts/sessions/visitor-store'
import { bodyOf } from '../form/body-of'
import type { RegistrationForm } from './registration-schema'

interface Submission {
  idempotencyKey: string
  /** Whoever is logged in keeps the account. */
  user: AccountView | null
}

/**
 * Registers, logs in with the new account, and returns where the browser goes on: to paying the verification, or to the
 * portal. Sent twice with one key it registers once. Throws ApiError.
 */
export async function submitRegistration(
  { username, email, password, confirmPassword, acceptTerms, website, ...fields }: RegistrationForm,
  { idempotencyKey, user }: Submission,
): Promise<string> {
  const [{ registerProfessionalEndpoint }] = await Promise.all([
    loadPart(import('@oficio/contracts/professionals/joining')),
    ensureDevice(),
  ])
  const login = user ? {} : { username, email, password, confirmPassword }
  const { redirectUrl } = await callApi(registerProfessionalEndpoint, {
    body: { ...bodyOf(fields), ...login, acceptTerms, website },
    headers: { 'idempotency-key': idempotencyKey },
  })
  // The account is there: who cannot be logged in now is asked to on the way back from paying.
  await (user ? visitorHasChanged() : openWebSession({ username: email, password }).catch(() => undefined))
  return redirectUrl
}
