import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { id } from '../fields'

/** The external identity providers. */
const identityProviders = ['google'] as const

/** An external identity that can log in to an account. */
export interface IdentityView {
  id: string
  provider: (typeof identityProviders)[number]
  /** The owner's mail address at the provider. */
  email: string
}

/** The next step for a user who returned from a provider: wait, prove ownership of an account, or start again. */
export type ArrivalView = { next: 'enter' | 'start-again' } | { next: 'give-password'; email: string }

/** The input that the page exchanges for a session: the code from the address, and the password if it was requested. */
export const arrivalForm = z.object({
  token: z.string().max(100),
  password: z.string().max(128).optional(),
})

export const unlinkIdentityEndpoint = defineEndpoint({
  name: 'unlinkIdentity',
  summary: 'Disconnects Google login from the account. Refused if it is the only way to log in.',
  tag: 'Cuenta',
  method: 'DELETE',
  path: '/account/identities/{id}',
  access: 'account',
  params: z.object({ id }),
  response: done,
  errors: ['not_found', 'last_way_in'],
})
