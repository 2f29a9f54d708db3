import { z } from 'zod'
import type { Role } from '../access'
import { defineEndpoint, done } from '../endpoint'
import { email, id, identifier, newPassword, personName, phone } from '../fields'
import { mailedLink } from '../kernel/waiting-mail'
import { texts } from '../texts'
import { accountView } from './account-view'
import type { IdentityView } from './identities'
import type { RefusedMail } from './mailbox'
import { repeatMissing } from './repeated-password'
import { username } from './username'

const tag = 'Cuenta'

/** The current password. It is required to change the credentials of the account. */
export const currentPassword = z
  .string({ error: texts.required('currentPassword') })
  .min(1, texts.required('currentPassword'))
  .max(128)

export const profileForm = z.object({
  firstName: personName('firstName'),
  lastName: personName('lastName'),
  username,
  phone: identifier()
    .transform((value) => (value === '' ? null : value))
    .pipe(phone.nullable()),
})

export const emailForm = z.object({ email, currentPassword })

export const changePasswordForm = z
  .object({
    currentPassword,
    password: newPassword,
    confirmPassword: z.string({ error: repeatMissing }),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: texts.passwordsDiffer,
  })

/**
 * How a name is corrected. 'free': by its owner. 'with_registration': together with the registration of a professional,
 * until the team approves it. 'verified': only by writing to the site.
 */
export type NameState = 'free' | 'with_registration' | 'verified'

/** The account, as its page shows it to the owner. */
export interface ProfileView {
  username: string
  firstName: string
  lastName: string
  /** The phone number in Argentine notation. Null without a phone. */
  phone: string | null
  email: string
  isEmailConfirmed: boolean
  /** A new address that is not confirmed yet. */
  pendingEmail: string | null
  /** The confirmation mail has not been sent yet, because it waits for the mail limit of the connection. */
  isMailWaiting: boolean
  /** Set if the address now receives only necessary mails. */
  refusedMail: RefusedMail | null
  /** False for an account that has only ever logged in with Google. */
  hasPassword: boolean
  hasSecondFactor: boolean
  /** The external identities that can log in to the account. */
  identities: IdentityView[]
  nameState: NameState
  role: Role
  memberSince: string
}

export const updateProfileEndpoint = defineEndpoint({
  name: 'updateProfile',
  summary:
    'Changes the name, user name and phone of the account. Omitted fields keep their values. The name of a professional cannot be changed.',
  tag,
  method: 'PUT',
  path: '/account/profile',
  access: 'account',
  body: profileForm.partial(),
  response: accountView,
  errors: ['username_taken', 'name_with_registration', 'name_is_verified'],
})

export const changeEmailEndpoint = defineEndpoint({
  name: 'changeEmail',
  summary:
    'Requests a new mail address. It replaces the current address once it is confirmed with the mailed link.',
  tag,
  method: 'PUT',
  path: '/account/email',
  access: 'account',
  body: emailForm,
  response: mailedLink,
  status: 202,
  limit: 'recover',
  checksPassword: 'currentPassword',
  errors: ['wrong_password', 'password_missing', 'email_taken', 'email_is_own', 'too_many_confirmations'],
})

export const withdrawEmailEndpoint = defineEndpoint({
  name: 'withdrawEmail',
  summary: 'Cancels the pending change of the mail address and voids its mailed links.',
  tag,
  method: 'DELETE',
  path: '/account/email',
  access: 'account',
  response: done,
})

export const changePasswordEndpoint = defineEndpoint({
  name: 'changePassword',
  summary: 'Changes the password. Ends every other session of the account.',
  tag,
  method: 'PUT',
  path: '/account/password',
  access: 'account',
  body: z.object({ currentPassword, password: newPassword }),
  response: done,
  checksPassword: 'currentPassword',
  errors: ['wrong_password', 'password_missing', 'password_too_common'],
})

export const sessionView = z.object({
  id,
  kind: z.enum(['web', 'api']),
  /** Whether this is the session of the caller. */
  isCurrent: z.boolean(),
  /** The user agent that the browser or program sent. */
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
})
export type SessionView = z.infer<typeof sessionView>

export const listSessionsEndpoint = defineEndpoint({
  name: 'listSessions',
  summary: 'Lists the sessions of the account: the session of the caller first, then the most recently used.',
  tag,
  method: 'GET',
  path: '/account/sessions',
  access: 'account',
  response: z.object({ sessions: z.array(sessionView) }),
})

export const endSessionEndpoint = defineEndpoint({
  name: 'endSession',
  summary: 'Ends one session of the account immediately.',
  tag,
  method: 'DELETE',
  path: '/account/sessions/{id}',
  access: 'account',
  params: z.object({ id }),
  response: done,
  errors: ['not_found'],
})

export const endOtherSessionsEndpoint = defineEndpoint({
  name: 'endOtherSessions',
  summary: "Ends every session of the account except the caller's.",
  tag,
  method: 'DELETE',
  path: '/account/sessions',
  access: 'account',
  response: z.object({ ended: z.number().int() }),
})

export const downloadOwnDataEndpoint = defineEndpoint({
  name: 'downloadOwnData',
  summary:
    'Returns everything that is stored about the owner of the account as one JSON document, table by table.',
  tag,
  method: 'GET',
  path: '/account/data',
  access: 'account',
  response: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  stepUp: true,
  limit: 'recover',
})
