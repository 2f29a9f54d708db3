'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { registerFields } from '@oficio/contracts/auth'
import { landingByRole, paths } from '@oficio/contracts/paths'
import { claimServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callApi } from '@/lib/api-client'
import { leavePage } from './leave-page'
import { useAuth } from './use-auth'

export interface RegisterStart {
  /** A request that was filed without an account; it goes with the new one. */
  claim: { requestId: string; token: string } | null
  /** What the visitor typed when filing it. */
  known: { firstName: string; lastName: string; email: string }
}

/** State of the registration form. Nothing that was typed goes away when the server refuses. */
export function useRegisterForm({ claim, known }: RegisterStart) {
  const { register } = useAuth()
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm({
    defaultValues: { ...known, username: '', password: '' },
    resolver: zodResolver(registerFields),
    mode: 'onTouched',
    shouldFocusError: false,
  })
  const again = () => setAttempt((count) => count + 1)

  const submit = form.handleSubmit(async (fields) => {
    setRefusal(null)
    const { user, error } = await register(fields)
    if (user) return leavePage(claim ? await claimRequest(claim) : landingByRole[user.role])
    const named = Object.entries(error.fields).filter(([name]) => name in form.getValues())
    // The server's names are this form's: both are made from one contract, and the filter proved it.
    for (const [name, message] of named) form.setError(name as keyof typeof fields, { message })
    if (named.length === 0) setRefusal(error.text)
    again()
  }, again)

  return { form, attempt, refusal, submit }
}

/** Returns where to go: the account's requests, or back to the link's page, which still works, when claiming fails. */
async function claimRequest({ requestId, token }: { requestId: string; token: string }): Promise<string> {
  const headers = { 'x-tracking-token': token }
  return callApi(claimServiceRequestEndpoint, { params: { id: requestId }, headers }).then(
    () => paths.userRequests(),
    () => paths.tracking(token),
  )
}
