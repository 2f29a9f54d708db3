'use client'

import { landingByRole, paths } from '@oficio/contracts/paths'
import { callApi } from '@/lib/api/api-client'
import { useTextForm } from '@/lib/forms/use-text-form'
import { leavePage } from '../sessions/leave-page'
import { useAuth } from '../sessions/use-auth'

export interface RegisterStart {
  /** A request that was filed without an account; it goes with the new one. */
  claim: { requestId: string; token: string } | null
  /** What the visitor typed when filing it. */
  known: { firstName: string; lastName: string; email: string }
}

const names = ['firstName', 'lastName', 'email', 'password', 'username'] as const
const schema = () =>
  import('@oficio/contracts/accounts/endpoints').then(({ registerFields }) => registerFields)

/** State of the registration form. Nothing that was typed goes away when the server refuses. */
export function useRegisterForm({ claim }: RegisterStart) {
  const { register } = useAuth()
  return useTextForm({
    names,
    schema,
    send: async (values) => {
      const { user, error } = await register(values)
      if (user) leavePage(claim ? await claimRequest(claim) : landingByRole[user.role])
      return error
    },
  })
}

/** Returns where to go: the account's requests, or back to the link's page, which still works, when claiming fails. */
async function claimRequest({ requestId, token }: { requestId: string; token: string }): Promise<string> {
  const headers = { 'x-tracking-token': token }
  const { claimServiceRequestEndpoint } = await import('@oficio/contracts/service-requests/endpoints')
  return callApi(claimServiceRequestEndpoint, { params: { id: requestId }, headers }).then(
    () => paths.userRequests(),
    () => paths.tracking(token),
  )
}
