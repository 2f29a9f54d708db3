import 'server-only'
import { codeOf } from '@oficio/contracts/errors'
import { getTracking } from '@oficio/domain/service-requests/tracking/get-tracking'
import { trackedRequestId } from '@oficio/domain/service-requests/tracking-link'
import { web } from './calls/web'
import { getActor } from './sessions/session'

interface Claim {
  requestId: string
  token: string
  title: string
  /** What the client typed in the request, used to prefill the registration. */
  prefill: { firstName: string; lastName: string; email: string }
}

/** Returns the request of a tracking link if the client has no account yet. Returns null otherwise. */
export async function findClaim(token: string): Promise<Claim | null> {
  const requestId = trackedRequestId(token)
  if (requestId === null) return null
  try {
    const actor = await getActor(token)
    const { request, hasAccount } = await getTracking(web().ctx, actor, { id: requestId })
    if (hasAccount) return null
    const { firstName, lastName, email } = request.client
    const prefill = { firstName: firstName ?? '', lastName: lastName ?? '', email: email ?? '' }
    return { requestId, token, title: request.title, prefill }
  } catch (error) {
    if (codeOf(error) === null) throw error
    return null
  }
}
