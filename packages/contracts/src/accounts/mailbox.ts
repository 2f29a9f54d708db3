import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'
import { mailedLink } from '../kernel/waiting-mail'

const tag = 'Cuenta'

const token = z.string().min(1).max(100)

/** Shown to the owner of an account whose address now receives only necessary mails. */
export interface RefusedMail {
  email: string
  /** Whether mails to it were marked as spam. Otherwise mails to it bounce. */
  isUnwanted: boolean
  /** Whether a new confirmation link may be requested. Otherwise the owner must confirm another address. */
  canConfirm: boolean
}

export const confirmEmailEndpoint = defineEndpoint({
  name: 'confirmEmail',
  summary:
    'Confirms a mail address with the mailed link. If the account has another address, the confirmed address replaces it.',
  tag,
  method: 'POST',
  path: '/email-confirmation/confirm',
  access: 'anyone',
  body: z.object({ token }),
  response: done,
  limit: 'code',
  needsDevice: true,
  errors: ['confirm_link_invalid', 'email_taken'],
})

export const confirmEmailFormEndpoint = defineForm({
  name: 'confirmEmailForm',
  path: formPaths.confirmEmail,
  call: confirmEmailEndpoint,
  body: confirmEmailEndpoint.body,
})

export const renewConfirmationEndpoint = defineEndpoint({
  name: 'renewConfirmation',
  summary: 'Mails a new confirmation link to the address of an expired link.',
  tag,
  method: 'POST',
  path: '/email-confirmation/renew',
  access: 'anyone',
  body: z.object({ token }),
  response: mailedLink,
  status: 202,
  limit: 'recover',
  needsDevice: true,
  errors: ['confirm_link_invalid', 'too_many_confirmations'],
})

export const renewConfirmationFormEndpoint = defineForm({
  name: 'renewConfirmationForm',
  path: formPaths.renewConfirmation,
  call: renewConfirmationEndpoint,
  body: renewConfirmationEndpoint.body,
})

export const requestConfirmationEndpoint = defineEndpoint({
  name: 'requestConfirmation',
  summary:
    'Mails a new confirmation link to the unconfirmed address of the account, or to its pending new address.',
  tag,
  method: 'POST',
  path: '/email-confirmation/request',
  access: 'account',
  response: mailedLink,
  status: 202,
  limit: 'recover',
  errors: ['email_confirmed', 'too_many_confirmations'],
})
