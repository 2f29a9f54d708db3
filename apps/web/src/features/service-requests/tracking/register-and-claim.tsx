'use client'

import { paths } from '@oficio/contracts/paths'
import { RegisterForm } from '@/features/accounts/registration/register-form'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { trackingHeaders } from '../tracking-headers'

interface Claim {
  requestId: string
  token: string
  /** What the visitor typed when filing it. */
  known: { firstName: string; lastName: string; email: string }
}

/** Makes an account that a request goes with which was filed without one. */
export function RegisterAndClaim({ claim }: { claim: Claim }) {
  return (
    <RegisterForm
      knownPerson={claim.known}
      loginPath={paths.login(paths.tracking(claim.token))}
      land={() => claimRequest(claim)}
    />
  )
}

/** Returns where to go: the account's requests, or back to the link's page, which still works, when claiming fails. */
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
