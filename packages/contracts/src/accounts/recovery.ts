import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { email, identifier, newPassword } from '../fields'
import { defineForm } from '../forms/define-form'
import { formPaths } from '../forms/form-paths'
import { texts } from '../texts'
import { recoveryTexts } from './recovery-texts'
import { repeatMissing } from './repeated-password'

const tag = 'Contraseña'

const token = z.string({ error: recoveryTexts.tokenMissing }).min(1, recoveryTexts.tokenMissing).max(100)

export const forgotPasswordForm = z.object({
  email: identifier(recoveryTexts.emailMissing).min(1, recoveryTexts.emailMissing).pipe(email),
})

/** The password is typed twice, because a typo would force the user to request another mail. */
export const chosenPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string({ error: repeatMissing }) })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: texts.passwordsDiffer,
  })

export const requestPasswordResetEndpoint = defineEndpoint({
  name: 'requestPasswordReset',
  summary: 'Mails a link to set a new password. The response is the same whether or not the account exists.',
  tag,
  method: 'POST',
  path: '/password-reset/request',
  access: 'anyone',
  body: forgotPasswordForm,
  response: done,
  status: 202,
  limit: 'recover',
  needsDevice: true,
})

export const forgotPasswordFormEndpoint = defineForm({
  name: 'forgotPasswordForm',
  path: formPaths.forgotPassword,
  call: requestPasswordResetEndpoint,
  body: forgotPasswordForm,
})

export const verifyPasswordResetEndpoint = defineEndpoint({
  name: 'verifyPasswordReset',
  summary: 'Returns whether a password link is still valid. Does not use up the link.',
  tag,
  method: 'GET',
  path: '/password-reset/verify/{token}',
  access: 'anyone',
  params: z.object({ token }),
  response: z.object({ valid: z.literal(true) }),
  limit: 'code',
  errors: ['reset_link_invalid'],
})

export const resetPasswordEndpoint = defineEndpoint({
  name: 'resetPassword',
  summary: 'Sets a new password with the mailed link, which works once. Ends every session of the account.',
  tag,
  method: 'POST',
  path: '/password-reset/reset',
  access: 'anyone',
  body: z.object({ token, password: newPassword }),
  response: done,
  limit: 'code',
  needsDevice: true,
  errors: ['reset_link_invalid', 'password_too_common'],
})

export const resetPasswordFormEndpoint = defineForm({
  name: 'resetPasswordForm',
  path: formPaths.resetPassword,
  call: resetPasswordEndpoint,
  body: chosenPasswordForm.and(z.object({ token })),
})
