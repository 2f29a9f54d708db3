import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id } from '../fields'

/** Who may vouch for somebody. */
const identityProviders = ['google'] as const

/** A way into an account by somebody else's word. */
export interface IdentityView {
  id: string
  provider: (typeof identityProviders)[number]
  /** The address that its owner has there. */
  email: string
}

/** The next step of a user who returned from a provider: wait, prove that an account is theirs, or begin again. */
export type ArrivalView = { next: 'enter' | 'start-again' } | { next: 'give-password'; email: string }

/** What the page sends back for the session: the code of the address, and the password where it was asked for. */
export const arrivalForm = z.object({
  token: z.string().max(100),
  password: z.string().max(128).optional(),
})

export const unlinkIdentityEndpoint = defineEndpoint({
  name: 'unlinkIdentity',
  summary: 'Takes a login by Google away from the account. The last way in stays.',
  tag: 'Cuenta',
  method: 'DELETE',
  path: '/account/identities/{id}',
  access: 'account',
  params: z.object({ id }),
  response: done,
  errors: ['not_found', 'last_way_in'],
})
