'use client'

import { recoveryTexts } from '@oficio/contracts/accounts/recovery-texts'
import { formAction } from '@oficio/contracts/forms/form-paths'
import { paths } from '@oficio/contracts/paths'
import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { ErrorSummary } from '@/components/ui/error-summary'
import { callApi, type ErrorView, errorOf } from '@/lib/api/api-client'
import { loadPart } from '@/lib/api/load-part'
import { useTextForm } from '@/lib/forms/use-text-form'
import { passwordHint } from '../password-hint'
import { leavePage } from '../sessions/leave-page'
import { visitorHasChanged } from '../sessions/visitor-store'
import { SubmitButton } from '../submit-button'
import { TextField } from '../text-field'
import { DeadLink } from './dead-link'
import { PasswordIsSet } from './password-is-set'

interface ResetPasswordFormProps {
  /** The token in the address. */
  token: string
  /** The user name of an account that was created for a business. Setting its first password also logs in. */
  firstOf?: string | null
  /** Why the password was refused in a submission without scripts. */
  refusal: string | null
  faults: { password?: string | undefined; confirmPassword?: string | undefined }
}

const names = ['password', 'confirmPassword'] as const
const load = () => loadPart(import('@oficio/contracts/accounts/recovery'))
const schema = () => load().then(({ chosenPasswordForm }) => chosenPasswordForm)

/** The form that sets a new password with a mailed link and then leads to the login. */
export function ResetPasswordForm({ token, firstOf = null, refusal, faults }: ResetPasswordFormProps) {
  const isFirst = firstOf !== null
  const [outcome, setOutcome] = useState<'set' | 'dead' | null>(null)
  const form = useTextForm({
    names,
    schema,
    send: async ({ password }) => {
      const { resetPasswordEndpoint } = await load()
      try {
        await callApi(resetPasswordEndpoint, { body: { token, password } })
        if (firstOf !== null && (await signsIn(firstOf, password))) {
          leavePage(paths.userBusinesses())
          return null
        }
        setOutcome('set')
        // The change may have ended a session in this browser.
        void visitorHasChanged()
        return null
      } catch (reason) {
        const error = errorOf(reason)
        if (error.code === 'reset_link_invalid') setOutcome('dead')
        return error
      }
    },
  })
  if (outcome === 'set') return <PasswordIsSet isFirst={isFirst} />
  if (outcome === 'dead') return <DeadLink />
  const isUnsent = form.attempt === 0
  const refusalText = form.refusal ? textOf(form.refusal) : isUnsent ? refusal : null

  return (
    <form action={formAction('resetPassword')} {...form.formProps} className="space-y-5">
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {refusalText && <Alert tone="error">{refusalText}</Alert>}
      <input type="hidden" name="token" value={token} />
      <TextField
        name="password"
        type="password"
        label={isFirst ? 'Contraseña' : 'Contraseña nueva'}
        hint={passwordHint}
        error={form.faults.password ?? (isUnsent ? faults.password : undefined)}
        autoComplete="new-password"
      />
      <TextField
        name="confirmPassword"
        type="password"
        error={form.faults.confirmPassword ?? (isUnsent ? faults.confirmPassword : undefined)}
        autoComplete="new-password"
      />
      <SubmitButton isSending={form.isSending}>Guardar contraseña</SubmitButton>
    </form>
  )
}

/** Logs in with the new password, because the link itself opens no session. Returns whether it worked. */
async function signsIn(username: string, password: string): Promise<boolean> {
  try {
    const { openWebSession } = await loadPart(import('../sessions/open-web-session'))
    await openWebSession({ username, password })
    return true
  } catch {
    return false
  }
}

const textOf = ({ code, text }: ErrorView): string => (code === 'internal' ? recoveryTexts.failed : text)
