import { z } from 'zod'
import { roles } from '../access'
import { defineEndpoint } from '../endpoint'
import { id, requiredText } from '../fields'
import { limits } from '../limits'

/** The state of an account after a decision. */
const userState = z.object({ id, role: z.enum(roles), isSuspended: z.boolean() }).meta({ id: 'UserState' })
export type UserState = z.infer<typeof userState>

/** The admin's reason. It is kept in the audit log and mailed to the account's owner. */
const decision = z.object({ reason: requiredText('reason', limits.noteMax, 'lines') })

const errors = [
  'not_found',
  'user_changed',
  'own_account',
  'role_is_fixed',
  'address_unproven',
  'last_admin',
] as const
const common = {
  tag: 'Administración',
  method: 'POST',
  access: ['admin'],
  params: z.object({ id }),
  response: userState,
  stepUp: true,
  errors,
} as const

export const makeAdminEndpoint = defineEndpoint({
  ...common,
  name: 'makeAdmin',
  summary: 'Makes a client an admin, effective immediately in every open page. Idempotent.',
  path: '/admin/users/{id}/admin',
  body: decision,
})

export const takeAdminEndpoint = defineEndpoint({
  ...common,
  name: 'takeAdmin',
  summary:
    'Revokes the role of an admin, effective immediately in every open page. Admins cannot revoke their own role, and the last admin stays.',
  path: '/admin/users/{id}/admin-withdrawal',
  body: decision,
})

export const suspendUserEndpoint = defineEndpoint({
  ...common,
  name: 'suspendUser',
  summary: 'Suspends an account: its sessions and tokens end immediately, and nobody can log in. Idempotent.',
  path: '/admin/users/{id}/suspension',
  body: decision,
})

export const reinstateUserEndpoint = defineEndpoint({
  ...common,
  name: 'reinstateUser',
  summary: 'Ends the suspension of an account, so that its owner can log in again. Idempotent.',
  path: '/admin/users/{id}/reinstatement',
  body: decision,
})

export const resetSecondFactorEndpoint = defineEndpoint({
  ...common,
  name: 'resetSecondFactor',
  summary:
    'Removes the second factor of a user who lost the device and the recovery codes. Ends the sessions of the user and notifies them by mail.',
  path: '/admin/users/{id}/second-factor-reset',
  body: decision,
  errors: ['not_found', 'own_account', 'second_factor_missing'],
})
