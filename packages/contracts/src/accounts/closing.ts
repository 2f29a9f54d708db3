import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { currentPassword } from './profile'

/** The input for closing an account: the current password, if the account has one. */
export const closingForm = z.object({ currentPassword: z.string().max(128).optional() })

export const closingWithPassword = z.object({ currentPassword })

/** The consequences of closing an account, shown beforehand. */
export interface ClosingView {
  /** The address of the confirmation mail. */
  email: string
  hasPassword: boolean
  /**
   * Why the account cannot be closed now. 'last_admin': it belongs to the last admin. 'login_too_old': the user has no
   * password and must log in again to prove ownership.
   */
  hindrance: 'last_admin' | 'login_too_old' | null
  ends: string[]
  /** The data that is kept. */
  keeps: string[]
}

export const closeAccountEndpoint = defineEndpoint({
  name: 'closeAccount',
  summary:
    'Closes the account permanently: cancels live requests, ends the subscription and erases the personal data. Requires the password, or a recent login for an account without a password.',
  tag: 'Cuenta',
  method: 'POST',
  path: '/account/closing',
  access: 'account',
  body: closingForm,
  response: done,
  checksPassword: 'currentPassword',
  errors: ['wrong_password', 'login_too_old', 'last_admin'],
})
