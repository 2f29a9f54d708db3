import { loginRefusalHeader } from '@oficio/contracts/accounts/login-refusal'
import { ApiError, readApiError } from '@/lib/api/api-client'
import { fetchInTime, TooLate } from '@/lib/in-time'

/**
 * Calls one of next-auth's own addresses as its pages do, with its forgery token, and returns the address that it would
 * lead to and, of a refused login, why. Its browser library does the same, weighs more than a whole page of ours, and
 * leaves the page when there is no connection, and what was typed with it. Throws ApiError.
 */
export async function callNextAuth(
  action: 'callback/credentials' | 'callback/arrival' | 'callback/second-step' | 'signin/google' | 'signout',
  fields: Record<string, string>,
): Promise<{ address: URL; refusal: string | null }> {
  const { value: csrfToken } = await ask('csrf', 'csrfToken')
  const body = new URLSearchParams({ callbackUrl: location.origin, ...fields, csrfToken, json: 'true' })
  const { value, answer } = await ask(action, 'url', { method: 'POST', body })
  return {
    address: new URL(value, location.origin),
    refusal: decoded(answer.headers.get(loginRefusalHeader)),
  }
}

/** Returns the answer with that field of it. A wrong password is answered with a status of failure, and with an address all the same. */
async function ask(path: string, field: 'csrfToken' | 'url', init?: RequestInit) {
  const answer = await fetchInTime(`/api/auth/${path}`, init).catch((cause: unknown) => {
    throw new ApiError(cause instanceof TooLate ? 'timeout' : 'network', { cause })
  })
  const body: unknown = await answer.json().catch(() => null)
  const value: unknown = Object(body)[field]
  if (typeof value !== 'string') throw readApiError(answer.status, body)
  return { value, answer }
}

/** Returns null for what is not percent-encoded, too: somebody on the way changed it. */
function decoded(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return null
  }
}
