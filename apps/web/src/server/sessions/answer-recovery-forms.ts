import 'server-only'
import {
  chosenPasswordForm,
  forgotPasswordForm,
  requestPasswordResetEndpoint,
  resetPasswordEndpoint,
} from '@oficio/contracts/accounts/recovery'
import { paths } from '@oficio/contracts/paths'
import { requestPasswordReset } from '@oficio/domain/accounts/recovery/request-password-reset'
import { resetPassword } from '@oficio/domain/accounts/recovery/reset-password'
import { answerForm, isTokenText, parseForm } from './form-answers'

/** Answers 'Olvidé mi contraseña' of a browser without scripts. */
export const answerForgotForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    name: 'forgotPassword',
    limit: requestPasswordResetEndpoint.limit,
    typed: 'email',
    pathOf: () => paths.forgotPassword(),
    work: (ctx, actor, sent) => requestPasswordReset(ctx, actor, parseForm(forgotPasswordForm, sent)),
  })

/** Answers the form that sets another password, of a browser without scripts. */
export const answerResetForm = (request: Request): Promise<Response> =>
  answerForm(request, {
    name: 'resetPassword',
    limit: resetPasswordEndpoint.limit,
    typed: 'token',
    pathOf: (token) => (isTokenText(token) ? paths.resetPassword(token) : paths.resetPasswordWithoutLink()),
    work: (ctx, actor, sent) => {
      const { password } = parseForm(chosenPasswordForm, sent)
      return resetPassword(ctx, actor, parseForm(resetPasswordEndpoint.body, { ...sent, password }))
    },
  })
