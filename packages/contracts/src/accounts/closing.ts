import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { currentPassword } from './profile'

/** The input of a user who closes their account: the current password, where they have one. */
export const closingForm = z.object({ currentPassword: z.string().max(128).optional() })

export const closingWithPassword = z.object({ currentPassword })

/** What closing an account would do, said before it is done. */
export interface ClosingView {
  /** Where the confirmation goes. */
  email: string
  hasPassword: boolean
  /**
   * Why it cannot be closed now: it is the last admin's; or its user has no password and must log in again first to
   * prove that the account is theirs.
   */
  hindrance: 'last_admin' | 'login_too_old' | null
  ends: string[]
  /** What is kept, likewise. */
  keeps: string[]
}

export const closeAccountEndpoint = defineEndpoint({
  name: 'closeAccount',
  summary:
    'Closes the account for good: live requests are cancelled, the subscription ends, what names its owner is erased. Asks for the password, or a recent login where there is none.',
  tag: 'Cuenta',
  method: 'POST',
  path: '/account/closing',
  access: 'account',
  body: closingForm,
  response: done,
  checksPassword: 'currentPassword',
  errors: ['wrong_password', 'login_too_old', 'last_admin'],
})
