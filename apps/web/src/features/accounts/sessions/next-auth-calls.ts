import { loginRefusalHeader } from '@oficio/contracts/accounts/login-refusal'
import { ApiError, readApiError } from '@/lib/api/api-client'
import { fetchInTime, TooLate } from '@/lib/in-time'

/**
 * Calls an address of next-auth with its CSRF token. Returns the address of the redirect and, for a refused login, the
 * reason. Throws ApiError. next-auth's own browser library is larger than a whole page of the site. Without a
 * connection it leaves the page, which loses what was typed.
 */
export async function callNextAuth(
  action: 'callback/credentials' | 'callback/arrival' | 'callback/second-step' | 'signin/google' | 'signout',
  fields: Record<string, string>,
): Promise<{ address: URL; refusal: string | null }> {
  const { value: csrfToken } = await fetchField('csrf', 'csrfToken')
  const body = new URLSearchParams({ callbackUrl: location.origin, ...fields, csrfToken, json: 'true' })
  const { value, answer } = await fetchField(action, 'url', { method: 'POST', body })
  return {
    address: new URL(value, location.origin),
    refusal: decodeOrNull(answer.headers.get(loginRefusalHeader)),
  }
}

/**
 * Returns the response and the value of that field of its body. A wrong password has an error status, but its body
 * still contains the address.
 */
async function fetchField(path: string, field: 'csrfToken' | 'url', init?: RequestInit) {
  const answer = await fetchInTime(`/api/auth/${path}`, init).catch((cause: unknown) => {
    throw new ApiError(cause instanceof TooLate ? 'timeout' : 'network', { cause })
  })
  const body: unknown = await answer.json().catch(() => null)
  const value: unknown = Object(body)[field]
  if (typeof value !== 'string') throw readApiError(answer.status, body)
  return { value, answer }
}

/** Returns the decoded text, or null if it is not percent-encoded, because a proxy may have altered it. */
function decodeOrNull(text: string | null): string | null {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return null
  }
}
