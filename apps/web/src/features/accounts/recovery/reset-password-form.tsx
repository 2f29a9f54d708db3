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
  /** The key in the address. */
  token: string
  /** The owner of an account that was made for a business; setting its first password also signs in. */
  firstOf?: string | null
  /** Why it was refused when it was sent without scripts. */
  refusal: string | null
  faults: { password?: string | undefined; confirmPassword?: string | undefined }
}

const names = ['password', 'confirmPassword'] as const
const load = () => loadPart(import('@oficio/contracts/accounts/recovery'))
const schema = () => load().then(({ chosenPasswordForm }) => chosenPasswordForm)

/** Sets another password by a mailed link, and leads to the login. */
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
        // A session in this browser has ended.
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

/** An ordinary login with what was just typed: the link itself opens no session. */
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
