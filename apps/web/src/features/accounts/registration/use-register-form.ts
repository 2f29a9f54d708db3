'use client'

import { landingByRole } from '@oficio/contracts/paths'
import { useTextForm } from '@/lib/forms/use-text-form'
import { leavePage } from '../sessions/leave-page'
import { useAuth } from '../sessions/use-auth'

export interface RegisterStart {
  /** Where somebody logs in whose account is there already. */
  loginPath: string
  /** Where to go with the new account; left out: where its role lands. */
  from?: string | undefined
  /** Says the same once the account is there. */
  land?: () => Promise<string>
  /** What is known of the visitor already. */
  known: { firstName: string; lastName: string; email: string }
}

const names = ['firstName', 'lastName', 'email', 'password', 'username'] as const
const schema = () =>
  import('@oficio/contracts/accounts/endpoints').then(({ registerFields }) => registerFields)

/** State of the registration form. Nothing that was typed goes away when the server refuses. */
export function useRegisterForm({ from, land }: RegisterStart) {
  const { register } = useAuth()
  return useTextForm({
    names,
    schema,
    send: async (values) => {
      const { user, error } = await register(values)
      if (user) leavePage(land ? await land() : (from ?? landingByRole[user.role]))
      return error
    },
  })
}
