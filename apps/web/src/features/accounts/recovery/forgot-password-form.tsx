'use client'

import { formAction } from '@oficio/contracts/forms/form-paths'
import { limits } from '@oficio/contracts/limits'
import { callApi } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { MailLinkForm, type MailLinkOutcome } from './mail-link-form'

const load = () => loadPart(import('@oficio/contracts/accounts/recovery'))

/** The form that requests a mailed link to reset the password. */
export function ForgotPasswordForm(outcome: MailLinkOutcome) {
  return (
    <MailLinkForm
      outcome={outcome}
      action={formAction('forgotPassword')}
      hint="El que usaste para crear tu cuenta."
      sentText={`Si hay una cuenta con ese email, en unos minutos te llega un enlace para elegir otra contraseña. Vale por ${limits.passwordResetMinutes} minutos.`}
      schema={() => load().then(({ forgotPasswordForm }) => forgotPasswordForm)}
      send={async (body) => callApi((await load()).requestPasswordResetEndpoint, { body })}
    />
  )
}
