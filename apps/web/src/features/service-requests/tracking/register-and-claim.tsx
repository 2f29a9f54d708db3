'use client'

import { paths } from '@oficio/contracts/paths'
import { RegisterForm } from '@/features/accounts/registration/register-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { trackingHeaders } from '../tracking-headers'

interface Claim {
  requestId: string
  token: string
  /** The contact that the visitor typed when filing the request. */
  prefill: { firstName: string; lastName: string; email: string }
}

/** Registers an account, and adds a request that was filed without one. */
export function RegisterAndClaim({ claim }: { claim: Claim }) {
  return (
    <RegisterForm
      knownPerson={claim.prefill}
      loginPath={paths.login(paths.tracking(claim.token))}
      land={() => claimRequest(claim)}
    />
  )
}

/**
 * Adds the request to the account. Returns the page to open: the account's requests, or the tracking page if adding
 * failed.
 */
async function claimRequest({ requestId, token }: Claim): Promise<string> {
  try {
    const { claimServiceRequestEndpoint } = await loadPart(
      import('@oficio/contracts/service-requests/endpoints'),
    )
    const headers = trackingHeaders(token)
    await callApi(claimServiceRequestEndpoint, { params: { id: requestId }, headers })
    return paths.userRequests()
  } catch {
    return paths.tracking(token)
  }
}
